output "functions_env" { value = "SITE_ORIGINS=https://${var.host}\n" }
output "workload_identity_provider" { value = one(google_iam_workload_identity_pool_provider.github[*].name) }
output "site_env" {
  value = <<-EOT
    VITE_FIREBASE_PROJECT_ID=${var.project}
    VITE_FIREBASE_API_KEY=${data.google_firebase_web_app_config.site.api_key}
    VITE_FIREBASE_APP_ID=${google_firebase_web_app.site.app_id}
    VITE_FIREBASE_STORAGE_BUCKET=${data.google_firebase_web_app_config.site.storage_bucket}
  EOT
}
