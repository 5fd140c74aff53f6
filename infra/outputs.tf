locals {
  own_collector = "https://us-central1-${var.project}.cloudfunctions.net/collectReports"
}

# All that the site's build knows (.env.example), and the address for `npm run smoke`.
output "site_env" {
  value = <<-EOT
    VITE_FIREBASE_PROJECT_ID=${var.project}
    VITE_FIREBASE_API_KEY=${data.google_firebase_web_app_config.site.api_key}
    VITE_FIREBASE_APP_ID=${google_firebase_web_app.site.app_id}
    VITE_FIREBASE_STORAGE_BUCKET=${data.google_firebase_web_app_config.site.storage_bucket}
    VITE_REPORT_URL=${lookup({ off = "", log = local.own_collector }, var.reports, var.reports)}
    VITE_APP_CHECK_SITE_KEY=${local.app_check_site_key}
    SITE_URL=https://${local.host}
  EOT
}

# All that a deployment of the functions knows (functions/src/env.ts).
output "functions_env" {
  value = <<-EOT
    SITE_ORIGINS=https://${local.host}
    ENFORCE_APP_CHECK=${var.app_check == "enforced"}
    COLLECT_REPORTS=${var.reports == "log"}
    MIN_INSTANCES=${var.min_instances}
  EOT
}

# What the domain's DNS still lacks.
output "dns_records" {
  value = flatten(google_firebase_hosting_custom_domain.site[*].required_dns_updates[*].desired[*].records)
}
output "workload_identity_provider" { value = one(google_iam_workload_identity_pool_provider.github[*].name) }
