# production.tfvars.example explains each.
variable "project" { type = string }
variable "host" { type = string }
variable "email" { type = string }

variable "budget" {
  type    = number
  default = null
}

variable "github" {
  type = object({
    repository_id = string
    owner_id      = string
    environment   = string
    previews      = optional(bool, false)
  })
  default = null
}
