locals {
  in_functions = "resource.type=\"cloud_run_revision\" AND "
  metric       = "logging_googleapis_com:user_%s{monitored_resource=\"cloud_run_revision\"%s}[%s]"
  calls        = "sum(increase(${format(local.metric, "function_calls", ",function=~%q,outcome=~%q", "%s")}))"

  # PromQL and advice by name. A failure is compared only with outcomes that reach the commit and of which an account has
  # one (`claimed`). One account can make any number of the others (`repeated`, `limited`, `invalid`, `taken`, and
  # `conflict` where a reservation is left without its document), and `unauthenticated` needs none: a flood of them would
  # hide an outage.
  alerts = {
    "Sign-ups fail: more than two and 5 %" = [
      "${format(local.calls, "completeSignUp", "failed", "30m")} > 2 + 0.05 * ${format(local.calls, "completeSignUp", "claimed|failed", "30m")}",
      "Check the `code` of the log lines with the outcome `failed`.",
    ]
    "No sign-up in an hour with attempts" = [
      "${format(local.calls, "completeSignUp", "taken|conflict|invalid|failed", "1h")} > 10 unless ${format(local.calls, "completeSignUp", "claimed", "1h")} > 0",
      "Compare the outcomes in the log, and sign up once yourself.",
    ]
    "Sign-ups are slow: p95 above 3 s" = [
      "histogram_quantile(0.95, sum by (le) (rate(${format(local.metric, "sign_up_ms_bucket", "", "10m")}))) > 3000",
      "Look at the status page of Firestore.",
    ]
    # Log-ins and resets go to Google without passing the functions. Visitors cause refusals, but no errors of the server.
    "Firebase Authentication fails" = [
      "sum(increase(serviceruntime_googleapis_com:api_request_count{monitored_resource=\"consumed_api\",service=~\"(identitytoolkit|securetoken).googleapis.com\",response_code_class=\"5xx\"}[30m])) > 5",
      "Look at the status page of Firebase, and log in once yourself.",
    ]
    "A background function fails" = [
      "${format(local.calls, "onUserDeleted|onPictureUploaded|checkConsistency", "failed", "1h")} > 0",
      "Events are delivered again for 24 hours only. Then run `npm run repair`.",
    ]
    "Data is inconsistent" = [
      "${format(local.calls, "checkConsistency", "inconsistent", "1h")} > 0",
      "Run `npm run repair`, which lists what is inconsistent.",
    ]
    # Alerting reads 25 hours at most. Two checks end at most half an hour more than a day apart.
    "The daily check did not run" = [
      "(${format(local.calls, "checkConsistency", "consistent|inconsistent", "25h")} or vector(0)) == 0",
      "Look for the log line `checkConsistency`, and at the job in Cloud Scheduler.",
    ]
  }
}

resource "google_logging_metric" "counter" {
  for_each = {
    function_calls  = ["jsonPayload.call:* AND jsonPayload.outcome:*", { function = "message", outcome = "outcome", code = "code" }]
    browser_reports = ["jsonPayload.message=\"report\"", { kind = "kind", what = "what" }]
  }
  name             = each.key
  filter           = "${local.in_functions}${each.value[0]}"
  label_extractors = { for label, field in each.value[1] : label => "EXTRACT(jsonPayload.${field})" }
  metric_descriptor {
    metric_kind = "DELTA"
    value_type  = "INT64"
    dynamic "labels" {
      for_each = each.value[1]
      content { key = labels.key }
    }
  }
  depends_on = [google_project_service.api]
}

resource "google_logging_metric" "sign_up_ms" {
  name            = "sign_up_ms"
  filter          = "${local.in_functions}jsonPayload.message=\"completeSignUp\" AND jsonPayload.outcome=(\"claimed\" OR \"failed\")"
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

# Other lines of the public functions can hold text of anybody. Metrics count lines before they are excluded.
resource "google_logging_project_exclusion" "not_ours" {
  name       = "not-ours"
  filter     = "${local.in_functions}resource.labels.service_name=(\"completesignup\" OR \"collectreports\") AND NOT jsonPayload.message=(\"completeSignUp\" OR \"report\" OR \"library\") AND NOT log_id(\"run.googleapis.com/varlog/system\")"
  depends_on = [google_project_service.api]
}

resource "google_monitoring_notification_channel" "email" {
  type       = "email"
  labels     = { email_address = var.email }
  depends_on = [google_project_service.api]
}

resource "google_monitoring_alert_policy" "functions" {
  for_each              = local.alerts
  display_name          = each.key
  combiner              = "OR"
  notification_channels = [google_monitoring_notification_channel.email.id]
  conditions {
    display_name = each.key
    condition_prometheus_query_language {
      query = each.value[0]
      # The alert is older than the first call.
      disable_metric_validation = true
    }
  }
  documentation { content = each.value[1] }
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
  depends_on = [google_project_service.api]
}

resource "google_monitoring_alert_policy" "site_down" {
  display_name          = "Site is down"
  combiner              = "OR"
  notification_channels = [google_monitoring_notification_channel.email.id]
  conditions {
    display_name = "Two regions cannot read the site"
    condition_threshold {
      filter          = "metric.type=\"monitoring.googleapis.com/uptime_check/check_passed\" AND resource.type=\"uptime_url\" AND metric.labels.check_id=\"${google_monitoring_uptime_check_config.site.uptime_check_id}\""
      comparison      = "COMPARISON_GT"
      threshold_value = 1
      duration        = "300s"
      aggregations {
        alignment_period     = "1200s"
        per_series_aligner   = "ALIGN_NEXT_OLDER"
        cross_series_reducer = "REDUCE_COUNT_FALSE"
        group_by_fields      = ["resource.label.host"]
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
  dynamic "threshold_rules" {
    for_each = [0.5, 0.9, 1]
    content { threshold_percent = threshold_rules.value }
  }
  all_updates_rule { monitoring_notification_channels = [google_monitoring_notification_channel.email.id] }
}
