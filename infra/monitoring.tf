resource "google_logging_metric" "counter" {
  # Each metric counts the log lines of its filter. A label has the value of a field of the line.
  for_each = {
    function_calls = {
      filter = "jsonPayload.call:* AND jsonPayload.outcome:*"
      labels = { function = "message", outcome = "outcome", code = "code" }
    }
    browser_reports = {
      filter = "jsonPayload.message=\"report\""
      labels = { kind = "kind", what = "what" }
    }
  }
  name             = each.key
  filter           = "resource.type=\"cloud_run_revision\" AND ${each.value.filter}"
  label_extractors = { for label, field in each.value.labels : label => "EXTRACT(jsonPayload.${field})" }
  metric_descriptor {
    metric_kind = "DELTA"
    value_type  = "INT64"
    dynamic "labels" {
      for_each = each.value.labels
      content { key = labels.key }
    }
  }
  depends_on = [google_project_service.api]
}

# Other outcomes do not count, because a flood of them would hide slow sign-ups (alerts.yml).
resource "google_logging_metric" "sign_up_ms" {
  name = "sign_up_ms"
  filter = join(" AND ", [
    "resource.type=\"cloud_run_revision\"",
    "jsonPayload.message=\"completeSignUp\"",
    "jsonPayload.outcome=(\"claimed\" OR \"failed\")",
  ])
  value_extractor = "EXTRACT(jsonPayload.ms)"
  metric_descriptor {
    metric_kind = "DELTA"
    value_type  = "DISTRIBUTION"
  }
  bucket_options {
    explicit_buckets { bounds = [100, 200, 500, 1000, 2000, 3000, 5000, 10000] }
  }
  depends_on = [google_project_service.api]
}

# Excludes log lines of public functions that can quote a request: those of libraries and of the platform's server. Only
# those of our own code and the platform's about its instances stay. Metrics still count all lines: they count before this.
resource "google_logging_project_exclusion" "not_ours" {
  name = "not-ours"
  filter = join(" AND ", [
    "resource.type=\"cloud_run_revision\"",
    "resource.labels.service_name=(\"completesignup\" OR \"collectreports\")",
    "NOT jsonPayload.message=(\"completeSignUp\" OR \"report\")",
    "NOT log_id(\"run.googleapis.com/varlog/system\")",
  ])
  depends_on = [google_project_service.api]
}

resource "google_monitoring_notification_channel" "email" {
  type       = "email"
  labels     = { email_address = var.email }
  depends_on = [google_project_service.api]
}

resource "google_monitoring_alert_policy" "outcome" {
  for_each              = yamldecode(file("${path.module}/alerts.yml"))
  display_name          = each.key
  combiner              = "OR"
  notification_channels = [google_monitoring_notification_channel.email.id]
  conditions {
    display_name = each.key
    condition_prometheus_query_language {
      query = each.value.query
      # Each evaluation costs money, and the default is 30 seconds.
      evaluation_interval = "300s"
      # The metric does not exist before the first call.
      disable_metric_validation = true
    }
  }
  documentation { content = each.value.advice }
  depends_on = [google_logging_metric.counter, google_logging_metric.sign_up_ms]
}

resource "google_monitoring_uptime_check_config" "site" {
  display_name = "Site"
  timeout      = "10s"
  http_check {
    use_ssl      = true
    validate_ssl = true
  }
  monitored_resource {
    type   = "uptime_url"
    labels = { project_id = var.project, host = local.host }
  }
  # Google deletes no check that an alert uses, so a change of the host needs a new one first.
  lifecycle { create_before_destroy = true }
  depends_on = [google_project_service.api]
}

resource "google_monitoring_alert_policy" "site_down" {
  display_name          = "Site is down"
  combiner              = "OR"
  notification_channels = [google_monitoring_notification_channel.email.id]
  conditions {
    # Counts the regions whose last check within 20 minutes has failed: more than one, for five minutes.
    display_name = "Two regions cannot read the site"
    condition_threshold {
      filter = join(" AND ", [
        "metric.type=\"monitoring.googleapis.com/uptime_check/check_passed\"",
        "metric.labels.check_id=\"${google_monitoring_uptime_check_config.site.uptime_check_id}\"",
        "resource.type=\"uptime_url\"",
      ])
      comparison      = "COMPARISON_GT"
      threshold_value = 1
      duration        = "300s"
      aggregations {
        alignment_period     = "1200s"
        per_series_aligner   = "ALIGN_NEXT_OLDER"
        cross_series_reducer = "REDUCE_COUNT_FALSE"
      }
    }
  }
  documentation { content = "Open the site. If a release broke it, release the previous version (docs/deploy.md, Go back)." }
}

resource "google_billing_budget" "month" {
  count           = var.budget == null ? 0 : 1
  billing_account = data.google_project.this.billing_account
  display_name    = "Website ${var.project}"
  budget_filter { projects = ["projects/${data.google_project.this.number}"] }
  amount {
    specified_amount { units = var.budget }
  }
  threshold_rules { threshold_percent = 0.5 }
  threshold_rules { threshold_percent = 0.9 }
  threshold_rules { threshold_percent = 1 }
  all_updates_rule { monitoring_notification_channels = [google_monitoring_notification_channel.email.id] }
}
