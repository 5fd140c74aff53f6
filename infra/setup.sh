#!/usr/bin/env bash
# Sets up a stage, or changes its settings: infra/setup.sh PROJECT (docs/deploy.md). The first step that fails stops the
# rest. Then run it again: steps that are done change nothing.
#   BILLING_ACCOUNT  the id of the account that pays for new projects
#   STATES           the project of Terraform's states (default: PROJECT-states)
set -euo pipefail
cd "$(dirname "$0")"

fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

project=${1:-}
settings=$project.tfvars
# A separate project, because a state contains the key of password hashes, which accounts of the site must not read.
states=${STATES:-$project-states}
bucket=gs://$project-terraform

[ -n "$project" ] || fail 'Usage: infra/setup.sh PROJECT'
for tool in gcloud terraform npm; do
  command -v "$tool" > /dev/null || fail "Install $tool (docs/deploy.md, Tools)."
done
if [ ! -f "$settings" ]; then
  gcloud billing accounts list
  sed "s/^project = .*/project = \"$project\"/" production.tfvars.example > "$settings"
  fail "Edit infra/$settings, a copy of the example. Then run this again with the id of an open billing account from above, which
you need only for projects that have none:
BILLING_ACCOUNT=ID STATES=$states infra/setup.sh $project"
fi
grep -q "^project *= *\"$project\"" "$settings" || fail "infra/$settings is for another project."
region=$(sed -n 's/^region *= *"\(.*\)".*/\1/p' "$settings")
grep -q "FUNCTIONS_REGION = '$region'" ../src/shared/callable.ts ||
  fail "infra/$settings and FUNCTIONS_REGION in src/shared/callable.ts name different regions."
[ ${#states} -le 30 ] || fail "$states is longer than an id may be. Name another project: STATES=ID infra/setup.sh $project"

# Creates a project that does not exist, and links it to the billing account.
ensure_project() {
  gcloud projects describe "$1" > /dev/null 2>&1 || gcloud projects create "$1" --name "$2" ||
    fail "If $1 exists and is yours, its owner must give you the role roles/owner. If you may not create projects, let an
administrator do it. Then run this again. If somebody else has taken the id, begin with another: delete infra/$settings, or for $states set STATES=ID."
  local billed
  billed=$(gcloud billing projects describe "$1" --format 'value(billingEnabled)')
  if [ "$billed" = True ]; then return; fi
  if [ -z "${BILLING_ACCOUNT:-}" ]; then
    gcloud billing accounts list
    fail "Run this again with the id of an open account: BILLING_ACCOUNT=ID STATES=$states infra/setup.sh $project"
  fi
  gcloud billing projects link "$1" --billing-account "$BILLING_ACCOUNT" ||
    fail "Google did not link $1 to the billing account. Its limit of projects may be reached."
}

# Writes an output of Terraform to a file. Fails unless the output sets the variable: without a state, Terraform prints
# a warning in place of the output, and exits with 0.
write_output() {
  local name=$1 variable=$2 file=$3 text
  text=$(terraform output -raw "$name")
  grep -q "^$variable=" <<< "$text" || fail "Terraform has no output $name: apply first."
  printf '%s\n' "$text" > "$file"
}

ensure_project "$project" Lively
gcloud services enable {cloudbilling,cloudresourcemanager,serviceusage,storage}.googleapis.com --project "$project"

# A bucket of an earlier run may be in a project that only that run has named.
if ! gcloud storage buckets describe "$bucket" > /dev/null 2>&1; then
  ensure_project "$states" 'Terraform states'
  gcloud storage buckets create "$bucket" --project "$states" \
    --uniform-bucket-level-access --public-access-prevention
fi
gcloud storage buckets update "$bucket" --versioning

# Checks the provider against the committed lock file, to which it adds the hash for another operating system.
terraform init -reconfigure -backend-config "bucket=${bucket#gs://}"
terraform apply -var-file "$settings" || fail "Nothing after this has changed.
- If Terraform refuses a setting, correct infra/$settings.
- If google_firebase_project is refused, accept Firebase's terms: https://console.firebase.google.com, 'Add Firebase to a
  Google Cloud project'.
- If Google does not find what is new or refuses a right, wait two minutes and run this again, up to five times. If it still
  refuses, you lack a role (docs/deploy.md, Others).
- If the plan replaces what a failure left unfinished, run this with its address: terraform -chdir=infra untaint 'ADDRESS'
- If something already exists, import it (docs/deploy.md, A project that exists)."

write_output site_env VITE_FIREBASE_PROJECT_ID ../.env.production.local
write_output functions_env SITE_ORIGIN "../functions/.env.$project"

auth_options=$(terraform output -raw auth_config)
cd ..
# shellcheck disable=SC2086 # It contains several options.
npm run auth-config -- $auth_options --apply
github_commands=$(terraform -chdir=infra output -raw github_commands)
if [ -n "$github_commands" ]; then printf '%s\n' 'For GitHub, run these:' "$github_commands"; fi
printf '%s\n' "Commit infra/$settings, infra/.terraform.lock.hcl and functions/.env.$project."
