locals {
  collect_reports = "https://${var.region}-${var.project}.cloudfunctions.net/collectReports"
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

# The records to add to the domain's DNS, and those to remove from it: see `required_action` of each.
output "dns_records" {
  value = [
    for record in flatten([
      for update in flatten(google_firebase_hosting_custom_domain.site[*].required_dns_updates) :
      [update.discovered[*].records, update.desired[*].records]
    ]) : record if contains(["ADD", "REMOVE"], record.required_action)
  ]
}

locals {
  # The environments of GitHub, each with the service account of its jobs.
  environments = var.github == null ? {} : merge(
    { (var.github.environment) = google_service_account.github["deployer"].email },
    local.has_previews ? { preview = google_service_account.github["previewer"].email } : {},
  )
  stage = var.github == null ? "" : upper(var.github.environment)
}

# The commands of GitHub's CLI, in the folder of the repository, which make the environments and set the variables that
# the workflows read (.github/workflows). The last two follow the settings: docs/deploy.md repeats them after a change. Run
# them before the set-up of another stage, which overwrites the file.
output "github_commands" {
  value = join("\n", flatten([
    [for environment, account in local.environments : [
      "gh api --method PUT 'repos/{owner}/{repo}/environments/${environment}' --silent --input - <<< '${jsonencode({
        deployment_branch_policy = environment == "preview" ? null : { protected_branches = false, custom_branch_policies = true }
      })}'",
      environment == "preview" ? [] : [
        "gh api 'repos/{owner}/{repo}/environments/${environment}/deployment-branch-policies' --silent --field name=main",
      ],
      "gh variable set SERVICE_ACCOUNT --env ${environment} --body ${account}",
      "gh variable set WORKLOAD_IDENTITY_PROVIDER --env ${environment} --body ${google_iam_workload_identity_pool_provider.github.name}",
    ]],
    var.github == null ? [] : [
      "gh variable set ${local.stage}_PROJECT --body ${var.project}",
      "gh variable set ${local.stage}_SITE_ENV < .env.production.local",
    ],
  ]))
}
