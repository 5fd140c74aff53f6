terraform {
  required_version = ">= 1.7"
  required_providers {
    # The beta provider has the name `google`, so that no resource has to name its provider. Dependabot raises the minor
    # version.
    google = {
      source  = "hashicorp/google-beta"
      version = "~> 7.45.0"
    }
  }
  # infra/setup.sh names the bucket of the stage.
  backend "gcs" { prefix = "website" }
}

provider "google" {
  project = var.project
  # Counts requests against this project instead of the one of your login.
  user_project_override = true
  billing_project       = var.project
}

data "google_project" "this" {}

resource "google_project_service" "api" {
  for_each = toset([
    # The site, its data and its users
    "firebase", "firebasehosting", "firebaserules", "firestore", "firebasestorage", "storage", "identitytoolkit",
    # The functions: their builds, events and schedule
    "cloudfunctions", "run", "cloudbuild", "artifactregistry", "compute", "eventarc", "pubsub", "cloudscheduler",
    # The keys of the browser
    "apikeys", "firebaseappcheck", "recaptchaenterprise",
    # The log, the alerts and the budget
    "logging", "monitoring", "cloudbilling", "billingbudgets",
    # The project, its accounts, and GitHub's identities
    "cloudresourcemanager", "iam", "iamcredentials", "sts",
  ])
  service            = "${each.key}.googleapis.com"
  disable_on_destroy = false
}

resource "google_firebase_project" "this" {
  depends_on = [google_project_service.api]
}

resource "google_firestore_database" "default" {
  name = "(default)"
  # The multi-region that contains the region, if there is one.
  location_id                       = lookup({ us-central1 = "nam5", europe-west1 = "eur3" }, var.region, var.region)
  type                              = "FIRESTORE_NATIVE"
  point_in_time_recovery_enablement = "POINT_IN_TIME_RECOVERY_ENABLED"
  delete_protection_state           = "DELETE_PROTECTION_ENABLED"
  depends_on                        = [google_firebase_project.this]
  lifecycle { prevent_destroy = true }
}

resource "google_firestore_backup_schedule" "daily" {
  database  = google_firestore_database.default.name
  retention = "1209600s" # 14 days
  daily_recurrence {}
}

resource "google_firebase_storage_default_bucket" "this" {
  location   = var.region
  depends_on = [google_firebase_project.this]
  lifecycle { prevent_destroy = true }
}

# `npm run auth-config` sets the rest: this resource has no arguments for it.
resource "google_identity_platform_config" "this" {
  sign_in {
    email {
      enabled           = true
      password_required = true
    }
    # Nobody may create an account in another way. Without these two, each plan would also show a change.
    anonymous { enabled = false }
    phone_number { enabled = false }
  }
  authorized_domains = distinct(["${var.project}.firebaseapp.com", "${var.project}.web.app", local.host])
  depends_on         = [google_firebase_project.this]
}
