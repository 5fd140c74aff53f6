/** How long copies and leftovers of data are kept, in days. The legal texts name these periods. */
export const RETENTION_DAYS = {
  /** Daily copies of the database: infra/main.tf. */
  backup: 14,
  /** States of the database to the minute, and deleted files: Google's periods, which infra does not change. */
  recovery: 7,
  /** The note that an account was deleted, which outlives its tokens and each delayed event. */
  tombstone: 14,
  /** Google's period, which infra does not change. */
  log: 30,
  /** After this, the daily check counts an account for which no username was chosen. */
  unusedAccount: 30,
} as const;
