locals { host = coalesce(var.domain, "${var.project}.web.app") }

# The default site, without which the Firebase CLI stops.
resource "google_firebase_hosting_site" "default" {
  site_id    = var.project
  depends_on = [google_firebase_project.this]
}

resource "google_firebase_hosting_custom_domain" "site" {
  count         = var.domain == null ? 0 : 1
  site_id       = google_firebase_hosting_site.default.site_id
  custom_domain = var.domain
  # Otherwise, Terraform waits for the records that it has not printed yet.
  wait_dns_verification = false
}

# Public by design. It has no list of referrers, because a pattern cannot match the random host of a channel, the page
# for a new password sends no referrer, and everything but a browser can forge one.
resource "google_apikeys_key" "site" {
  name         = "website"
  display_name = "Website"
  restrictions {
    api_targets { service = "firebaseappcheck.googleapis.com" }
    api_targets { service = "firestore.googleapis.com" }
    api_targets { service = "identitytoolkit.googleapis.com" }
    api_targets { service = "securetoken.googleapis.com" }
  }
  depends_on = [google_project_service.api]
}

resource "google_firebase_web_app" "site" {
  display_name = "Website"
  api_key_id   = google_apikeys_key.site.uid
  depends_on   = [google_firebase_project.this]
}

data "google_firebase_web_app_config" "site" {
  web_app_id = google_firebase_web_app.site.app_id
  # Until the bucket exists, the configuration names none.
  depends_on = [google_firebase_storage_default_bucket.this]
}
