# `terraform test` in infra: the plans of a stage, with a mock of Google.
mock_provider "google" {
  mock_data "google_project" { defaults = { number = "123456789012", billing_account = "AAAAAA-BBBBBB-CCCCCC" } }
  mock_data "google_storage_project_service_account" { defaults = { member = "serviceAccount:storage" } }
}

variables {
  project = "lively-demo"
  region  = "us-central1"
  email   = "alerts@example.com"
}

run "a_stage_alone" {
  command = plan
  assert {
    condition     = output.auth_config == "--project lively-demo --site https://lively-demo.web.app "
    error_message = "The links of emails lead to Hosting's own domain."
  }
  assert {
    condition     = length(google_service_account.github) == 0 && length(google_billing_budget.month) == 0
    error_message = "Nothing is created for GitHub, and no budget."
  }
  assert {
    condition     = startswith(google_iam_workload_identity_pool_provider.github.attribute_condition, "assertion.repository_id == '0' &&")
    error_message = "No token of GitHub is accepted."
  }
}

run "no_role_on_all_buckets" {
  command = plan
  variables {
    github = { repository_id = "1", owner_id = "2", environment = "staging", previews = true }
  }
  assert {
    # The build's role includes objects, as Cloud Build's own buckets need it. The states are in another project.
    condition     = alltrue([for grant in google_project_iam_member.role : !can(regex("roles/storage.object|roles/storage.admin", grant.role))])
    error_message = "A role on the project includes the objects of all buckets: grant it on a bucket."
  }
  assert {
    condition     = alltrue([for name in keys(google_project_iam_member.role) : !startswith(name, "collector ")])
    error_message = "The collector of reports has no right."
  }
}

run "only_previews_allow_all_of_web_app" {
  command = plan
  variables { app_check = "enforced" }
  assert {
    condition     = !contains(google_recaptcha_enterprise_key.site[0].web_settings[0].allowed_domains, "web.app")
    error_message = "Any Firebase project's site could use the key."
  }
}

run "everything" {
  command = plan
  variables {
    domain        = "lively.example"
    app_check     = "enforced"
    reports       = "log"
    min_instances = 1
    budget        = 25
    github        = { repository_id = "1", owner_id = "2", environment = "staging", previews = true }
  }
  assert {
    condition     = google_monitoring_uptime_check_config.site.monitored_resource[0].labels.host == "lively.example"
    error_message = "The check reads the site's own domain."
  }
  assert {
    condition     = contains(google_recaptcha_enterprise_key.site[0].web_settings[0].allowed_domains, "web.app")
    error_message = "App Check works in previews."
  }
  assert {
    condition     = toset(keys(google_service_account.github)) == toset(["deployer", "previewer"])
    error_message = "A stage with previews has both accounts."
  }
}

run "a_domain_with_a_scheme" {
  command = plan
  variables { domain = "https://lively.example" }
  expect_failures = [var.domain]
}

run "an_email_without_a_host" {
  command = plan
  variables { email = "alerts" }
  expect_failures = [var.email]
}

run "a_fraction_of_a_budget" {
  command = plan
  variables { budget = 25.5 }
  expect_failures = [var.budget]
}

run "a_word_for_reports" {
  command = plan
  variables { reports = "on" }
  expect_failures = [var.reports]
}

run "too_many_instances" {
  command = plan
  variables { min_instances = 11 }
  expect_failures = [var.min_instances]
}

run "a_word_for_app_check" {
  command = plan
  variables { app_check = "on" }
  expect_failures = [var.app_check]
}

run "the_name_of_a_project" {
  command = plan
  variables { project = "Lively Demo" }
  expect_failures = [var.project]
}
