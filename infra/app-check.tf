# With App Check, only browsers that reCAPTCHA trusts on this site may use the project. `monitored`
# counts the requests that would be refused, `enforced` refuses them.
locals { app_check_site_key = var.app_check == "off" ? "" : google_recaptcha_enterprise_key.site[0].name }

resource "google_recaptcha_enterprise_key" "site" {
  count        = var.app_check == "off" ? 0 : 1
  display_name = "Website"
  web_settings {
    integration_type = "SCORE"
    # A channel's host, PROJECT--CHANNEL-RANDOM.web.app, needs all of web.app, so the site of every
    # Firebase project can use the key. To read data, it still needs the ID token of a user.
    allowed_domains = distinct([local.host, "${var.project}.firebaseapp.com", "web.app"])
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
