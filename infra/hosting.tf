locals { host = coalesce(var.domain, "${var.project}.web.app") }

# The default site. Without it, the Firebase CLI stops.
resource "google_firebase_hosting_site" "default" {
  site_id    = var.project
  depends_on = [google_firebase_project.this]
  # The Firebase console can link the site to an app.
  lifecycle { ignore_changes = [app_id] }
}

resource "google_firebase_hosting_custom_domain" "site" {
  count         = var.domain == null ? 0 : 1
  site_id       = google_firebase_hosting_site.default.site_id
  custom_domain = var.domain
  # Otherwise, Terraform would wait for DNS records that it prints only at its end.
  wait_dns_verification = false
}

# The key of the site, which is public by design. Cloud Functions and Storage take no key. There is
# no list of referrers: a pattern cannot match the random host of a preview channel, the page for a
# new password sends no referrer, and everything but a browser can forge one.
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
  # The configuration contains the name of the bucket only if the bucket exists.
  depends_on = [google_firebase_storage_default_bucket.this]
}
