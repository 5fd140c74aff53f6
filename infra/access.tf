locals {
  # The Firebase CLI builds the functions with this account, which the API `compute` creates.
  build_account = "${data.google_project.this.number}-compute@developer.gserviceaccount.com"

  hosting_roles = ["firebasehosting.admin", "serviceusage.serviceUsageConsumer"]

  # GitHub's service accounts, each with the attribute that a job's token needs to log in as it: see `attribute_mapping`.
  github_accounts = {
    for name, account in {
      deployer = {
        exists = var.github != null
        # With the branch: a job of another branch could name an environment that does not exist, which GitHub then creates
        # without protection.
        attribute = "attribute.deployment/${try(var.github.environment, "")}@refs/heads/main"
        roles = concat(local.hosting_roles, [
          "artifactregistry.admin", "cloudfunctions.admin", "cloudscheduler.admin", "datastore.indexAdmin",
          "firebaserules.admin", "firebasestorage.viewer", "storage.bucketViewer",
        ])
      }
      previewer = {
        exists    = local.has_previews
        attribute = "attribute.environment/preview"
        roles     = local.hosting_roles
      }
    } : name => account if account.exists
  }

  # The roles on the project. After a rename of a key, Terraform revokes the roles and grants them again.
  grants = merge(
    {
      build = { member = "serviceAccount:${local.build_account}", roles = ["cloudbuild.builds.builder"] }
      sign-up = {
        member = google_service_account.functions["sign-up"].member
        roles  = ["datastore.user", "firebaseauth.viewer"]
      }
      events = {
        member = google_service_account.functions["events"].member
        roles  = ["datastore.user", "eventarc.eventReceiver", "firebaseauth.viewer", "run.invoker"]
      }
      # Google's account that publishes the events of the bucket.
      storage = { member = data.google_storage_project_service_account.agent.member, roles = ["pubsub.publisher"] }
    },
    {
      for name, account in local.github_accounts :
      name => { member = google_service_account.github[name].member, roles = account.roles }
    },
  )
}

# The functions run as these accounts (functions/src/index.ts). The collector of reports needs no right.
resource "google_service_account" "functions" {
  for_each   = toset(["collector", "sign-up", "events"])
  account_id = each.key
  depends_on = [google_project_service.api]
}

# Except for the build, no account has a right on the objects of all buckets.
resource "google_storage_bucket_iam_member" "pictures" {
  bucket = google_firebase_storage_default_bucket.this.bucket[0].bucket_id
  role   = "roles/storage.objectUser"
  member = google_service_account.functions["events"].member
}

# Without an organization, Google makes this account an editor of the project. At the first deployment, the Firebase CLI
# grants it the other two roles. It needs neither, because it runs no function.
resource "google_project_iam_member_remove" "build" {
  for_each   = toset(["editor", "eventarc.eventReceiver", "run.invoker"])
  project    = var.project
  role       = "roles/${each.key}"
  member     = "serviceAccount:${local.build_account}"
  depends_on = [google_project_service.api]
}

data "google_storage_project_service_account" "agent" {
  depends_on = [google_project_service.api]
}

# One for each role of an account, such as "events run.invoker".
resource "google_project_iam_member" "role" {
  for_each = merge([
    for name, grant in local.grants : {
      for role in grant.roles : "${name} ${role}" => { member = grant.member, role = role }
    }
  ]...)
  project = var.project
  member  = each.value.member
  role    = "roles/${each.value.role}"
  # The removal rewrites the project's policy without the provider's lock, and could undo a role that is granted meanwhile.
  depends_on = [google_project_iam_member_remove.build]
}

resource "google_service_account" "github" {
  for_each   = local.github_accounts
  account_id = each.key
  depends_on = [google_project_service.api]
}

# Lets the deployer act as these accounts. On the project, the role would cover all accounts.
resource "google_service_account_iam_member" "act_as" {
  for_each = var.github == null ? {} : merge(
    { build = local.build_account },
    { for name, account in google_service_account.functions : name => account.email },
  )
  service_account_id = "projects/${var.project}/serviceAccounts/${each.value}"
  role               = "roles/iam.serviceAccountUser"
  member             = google_service_account.github["deployer"].member
}

# Google keeps the name of a deleted pool for 30 days. So the pool exists also without `github`. It then accepts no token.
resource "google_iam_workload_identity_pool" "github" {
  workload_identity_pool_id = "github"
  depends_on                = [google_project_service.api]
}

resource "google_iam_workload_identity_pool_provider" "github" {
  workload_identity_pool_id          = google_iam_workload_identity_pool.github.workload_identity_pool_id
  workload_identity_pool_provider_id = "github"
  # By id, because somebody else can take over the name of a renamed repository. No repository has the id 0, and Google
  # refuses a condition without a claim.
  attribute_condition = join(" && ", [
    "assertion.repository_id == '${try(var.github.repository_id, "0")}'",
    "assertion.repository_owner_id == '${try(var.github.owner_id, "0")}'",
  ])
  attribute_mapping = {
    "google.subject"        = "assertion.sub"
    "attribute.environment" = "assertion.environment"
    "attribute.deployment"  = "assertion.environment + '@' + assertion.ref"
  }
  oidc { issuer_uri = "https://token.actions.githubusercontent.com" }
}

# Lets a job whose token has the account's attribute log in as the account.
resource "google_service_account_iam_member" "log_in" {
  for_each           = local.github_accounts
  service_account_id = google_service_account.github[each.key].name
  role               = "roles/iam.workloadIdentityUser"
  member             = "principalSet://iam.googleapis.com/${google_iam_workload_identity_pool.github.name}/${each.value.attribute}"
}
