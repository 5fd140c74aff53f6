# App Check recognizes requests from browsers that reCAPTCHA trusts. `monitored` counts the other
# requests, `enforced` refuses them, and `off` creates nothing here.
locals {
  app_check_site_key = var.app_check == "off" ? "" : google_recaptcha_enterprise_key.site[0].name
  has_previews       = var.github == null ? false : var.github.previews
}

resource "google_recaptcha_enterprise_key" "site" {
  count        = var.app_check == "off" ? 0 : 1
  display_name = "Website"
  web_settings {
    integration_type = "SCORE"
    # The hosts of previews are PROJECT--CHANNEL-RANDOM.web.app, so a stage with previews allows all of web.app, and with
    # it every Firebase project's site. To read data, a site still needs a user's ID token.
    allowed_domains = distinct([
      local.host, "${var.project}.firebaseapp.com", local.has_previews ? "web.app" : "${var.project}.web.app",
    ])
  }
  depends_on = [google_project_service.api]
}

resource "google_firebase_app_check_recaptcha_enterprise_config" "site" {
  count    = var.app_check == "off" ? 0 : 1
  app_id   = google_firebase_web_app.site.app_id
  site_key = local.app_check_site_key
}

resource "google_firebase_app_check_service_config" "service" {
  for_each         = toset(var.app_check == "off" ? [] : ["firestore", "firebasestorage", "identitytoolkit"])
  service_id       = "${each.key}.googleapis.com"
  enforcement_mode = var.app_check == "enforced" ? "ENFORCED" : "UNENFORCED"
  depends_on       = [google_firebase_app_check_recaptcha_enterprise_config.site]
}
