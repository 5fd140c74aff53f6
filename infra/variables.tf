# production.tfvars.example explains each, and staging.tfvars.example also `previews`.
variable "project" { type = string }
variable "email" { type = string }

variable "domain" {
  type    = string
  default = null
}

variable "app_check" {
  type    = string
  default = "off"
  validation {
    condition     = contains(["off", "monitored", "enforced"], var.app_check)
    error_message = "Must be off, monitored or enforced."
  }
}

# "off", "log" (the function collectReports), or the address of another collector.
variable "reports" {
  type    = string
  default = "off"
}

variable "reveal_unknown_emails" {
  type    = bool
  default = false
}

variable "min_instances" {
  type    = number
  default = 0
}

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
