# production.tfvars.example explains each, and staging.tfvars.example also `previews`.
variable "project" {
  type = string
  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{4,28}[a-z0-9]$", var.project))
    error_message = "Must be the id of a project, such as lively-staging: not its name or number."
  }
}

variable "region" {
  type = string
  validation {
    condition     = can(regex("^[a-z]+-[a-z]+[0-9]+$", var.region))
    error_message = "Must be a region such as us-central1."
  }
}

variable "email" {
  type = string
  validation {
    condition     = can(regex("^[^@ ]+@[^@ ]+\\.[^@ ]+$", var.email))
    error_message = "Must be an email address."
  }
}

variable "domain" {
  type    = string
  default = null
  validation {
    condition     = var.domain == null || can(regex("^([a-z0-9-]+\\.)+[a-z]{2,}$", var.domain))
    error_message = "Must be a domain such as example.com, in lower case and without https://."
  }
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
  validation {
    condition     = contains(["off", "log"], var.reports) || can(regex("^https://", var.reports))
    error_message = "Must be off, log, or the address of a collector, which begins with https://."
  }
}

variable "reveal_unknown_emails" {
  type    = bool
  default = false
}

variable "min_instances" {
  type    = number
  default = 0
  validation {
    condition     = contains(range(11), var.min_instances)
    error_message = "Must be a whole number from 0 to 10."
  }
}

variable "budget" {
  type    = number
  default = null
  validation {
    condition     = var.budget == null ? true : var.budget >= 1 && floor(var.budget) == var.budget
    error_message = "Must be a whole number, because Google accepts no fraction of it here."
  }
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
