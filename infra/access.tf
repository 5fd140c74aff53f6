locals {
  # The project's Compute Engine account builds the functions: the Firebase CLI has no setting for it. Newer projects give
  # it no role.
  build_account = "${data.google_project.this.number}-compute@developer.gserviceaccount.com"

  previewer_roles = ["firebasehosting.admin", "serviceusage.serviceUsageConsumer"]
  deployer_roles = concat(local.previewer_roles, [
    "artifactregistry.admin", "cloudfunctions.admin", "cloudscheduler.admin", "datastore.indexAdmin",
    "firebaserules.admin", "firebasestorage.viewer", "storage.bucketViewer",
  ])

  # The jobs that may act as each account, by an attribute of their tokens. An environment alone does not
  # suffice for the deployer: GitHub creates a missing one, without protection, on its first use.
  github_jobs = var.github == null ? {} : merge(
    { deployer = "attribute.deployment/${var.github.environment}@refs/heads/main" },
    var.github.previews ? { previewer = "attribute.environment/preview" } : {},
  )

  roles = merge({
    build     = ["cloudbuild.builds.builder"]
    functions = ["datastore.user", "eventarc.eventReceiver", "firebaseauth.viewer", "run.invoker", "storage.objectUser"]
    storage   = ["pubsub.publisher"] # Google's account that publishes the events of the bucket.
  }, { for name, _ in local.github_jobs : name => name == "deployer" ? local.deployer_roles : local.previewer_roles })
  members = merge({
    build     = "serviceAccount:${local.build_account}"
    functions = google_service_account.functions.member
    storage   = data.google_storage_project_service_account.agent.member
  }, { for name, account in google_service_account.github : name => account.member })
}

# The functions run, and receive events, as this account (functions/src/index.ts).
resource "google_service_account" "functions" {
  account_id = "functions"
  depends_on = [google_project_service.api]
}

data "google_storage_project_service_account" "agent" {
  depends_on = [google_project_service.api]
}

resource "google_project_iam_member" "role" {
  for_each = merge([for name, roles in local.roles : { for role in roles : "${name} ${role}" => [name, role] }]...)
  project  = var.project
  member   = local.members[each.value[0]]
  role     = "roles/${each.value[1]}"
  # Compute Engine creates the account of the builds.
  depends_on = [google_project_service.api]
}

resource "google_service_account" "github" {
  for_each   = local.github_jobs
  account_id = each.key
  depends_on = [google_project_service.api]
}

# Of these accounts only: the same role of the project would include every other account.
resource "google_service_account_iam_member" "deployer" {
  for_each           = var.github == null ? {} : { build = local.build_account, functions = google_service_account.functions.email }
  service_account_id = "projects/${var.project}/serviceAccounts/${each.value}"
  role               = "roles/iam.serviceAccountUser"
  member             = google_service_account.github["deployer"].member
  # Compute Engine creates the account of the builds.
  depends_on = [google_project_service.api]
}

resource "google_iam_workload_identity_pool" "github" {
  count                     = var.github == null ? 0 : 1
  workload_identity_pool_id = "github"
  depends_on                = [google_project_service.api]
}

resource "google_iam_workload_identity_pool_provider" "github" {
  count                              = var.github == null ? 0 : 1
  workload_identity_pool_id          = google_iam_workload_identity_pool.github[0].workload_identity_pool_id
  workload_identity_pool_provider_id = "github"
  # By id, because somebody else can take over the name of a renamed repository.
  attribute_condition = "assertion.repository_id == '${var.github.repository_id}' && assertion.repository_owner_id == '${var.github.owner_id}'"
  attribute_mapping = {
    "google.subject"        = "assertion.sub"
    "attribute.environment" = "assertion.environment"
    "attribute.deployment"  = "assertion.environment + '@' + assertion.ref"
  }
  oidc { issuer_uri = "https://token.actions.githubusercontent.com" }
}

resource "google_service_account_iam_member" "github" {
  for_each           = local.github_jobs
  service_account_id = google_service_account.github[each.key].name
  role               = "roles/iam.workloadIdentityUser"
  member             = "principalSet://iam.googleapis.com/${google_iam_workload_identity_pool.github[0].name}/${each.value}"
}
