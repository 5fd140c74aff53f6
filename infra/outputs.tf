locals {
  # The URL of the function, in the FUNCTIONS_REGION of src/shared/callable.ts.
  collect_reports = "https://us-central1-${var.project}.cloudfunctions.net/collectReports"
  report_urls     = { off = "", log = local.collect_reports }
  reveal_option   = var.reveal_unknown_emails ? "--reveal-unknown-emails" : ""
}

# Every variable of .env.example. `var.reports` is a word of `report_urls`, or an address itself.
output "site_env" {
  value = <<-EOT
    VITE_FIREBASE_PROJECT_ID=${var.project}
    VITE_FIREBASE_API_KEY=${data.google_firebase_web_app_config.site.api_key}
    VITE_FIREBASE_APP_ID=${google_firebase_web_app.site.app_id}
    VITE_FIREBASE_STORAGE_BUCKET=${data.google_firebase_web_app_config.site.storage_bucket}
    VITE_REPORT_URL=${lookup(local.report_urls, var.reports, var.reports)}
    VITE_APP_CHECK_SITE_KEY=${local.app_check_site_key}
    SITE_URL=https://${local.host}
  EOT
}

# Every variable that functions/src/env.ts reads, except those of the platform.
output "functions_env" {
  value = <<-EOT
    SITE_ORIGIN=https://${local.host}
    ENFORCE_APP_CHECK=${var.app_check == "enforced"}
    COLLECT_REPORTS=${var.reports == "log"}
    MIN_INSTANCES=${var.min_instances}
  EOT
}

# The options of `npm run auth-config`.
output "auth_config" {
  value = "--project ${var.project} --site https://${local.host} ${local.reveal_option}"
}

# The records that the domain's DNS still lacks.
output "dns_records" {
  value = flatten(google_firebase_hosting_custom_domain.site[*].required_dns_updates[*].desired[*].records)
}

output "workload_identity_provider" {
  value = var.github == null ? null : google_iam_workload_identity_pool_provider.github.name
}
