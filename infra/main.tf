terraform {
  required_version = ">= 1.6"
  required_providers {
    # Under the name `google`, so that no resource has to name its provider. 7.29 added the default bucket.
    google = {
      source  = "hashicorp/google-beta"
      version = ">= 7.29, < 8.0"
    }
  }
  # Without it, the state is a local file: keep it, and do not commit it.
  # backend "gcs" {
  #   bucket = "BUCKET"
  # }
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
    "artifactregistry", "billingbudgets", "cloudbilling", "cloudbuild", "cloudfunctions",
    "cloudresourcemanager", "cloudscheduler", "compute", "eventarc", "firebase", "firebasehosting",
    "firebaserules", "firebasestorage", "firestore", "iam", "iamcredentials", "identitytoolkit",
    "logging", "monitoring", "pubsub", "run", "storage", "sts",
  ])
  service            = "${each.key}.googleapis.com"
  disable_on_destroy = false
}

resource "google_firebase_project" "this" {
  depends_on = [google_project_service.api]
}

resource "google_firestore_database" "default" {
  name = "(default)"
  # Near the functions. It cannot be changed later.
  location_id                       = "nam5"
  type                              = "FIRESTORE_NATIVE"
  point_in_time_recovery_enablement = "POINT_IN_TIME_RECOVERY_ENABLED"
  delete_protection_state           = "DELETE_PROTECTION_ENABLED"
  depends_on                        = [google_firebase_project.this]
}

resource "google_firestore_backup_schedule" "daily" {
  database  = google_firestore_database.default.name
  retention = "1209600s" # 14 days
  daily_recurrence {}
}

resource "google_firebase_storage_default_bucket" "this" {
  location   = "us-central1"
  depends_on = [google_firebase_project.this]
  lifecycle { prevent_destroy = true }
}

# The default site, without which the Firebase CLI stops.
resource "google_firebase_hosting_site" "default" {
  site_id    = var.project
  depends_on = [google_firebase_project.this]
}

resource "google_firebase_web_app" "site" {
  display_name = "Website"
  depends_on   = [google_firebase_project.this]
}

data "google_firebase_web_app_config" "site" {
  web_app_id = google_firebase_web_app.site.app_id
  # Before, the configuration names no bucket.
  depends_on = [google_firebase_storage_default_bucket.this]
}

# Its other settings are those of `npm run auth-config`.
resource "google_identity_platform_config" "this" {
  sign_in {
    email {
      enabled           = true
      password_required = true
    }
  }
  authorized_domains = distinct(["${var.project}.firebaseapp.com", "${var.project}.web.app", var.host])
  depends_on         = [google_firebase_project.this]
}
