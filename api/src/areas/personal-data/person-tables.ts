/** The places where the database refers to a person. `person-tables.test.ts` fails for a reference that is not here. */

/** Rows that are deleted with the person, by the column that names the person. */
export const deletedWithPerson = {
  sessions: 'user_id',
  half_sessions: 'user_id',
  password_tokens: 'user_id',
  one_time_codes: 'user_id',
  recovery_codes: 'user_id',
  passkeys: 'user_id',
  user_roles: 'user_id',
  user_permissions: 'user_id',
  list_densities: 'user_id',
  list_layouts: 'user_id',
  list_view_defaults: 'user_id',
  list_views: 'owner_id',
  emails: 'user_id',
  notes: 'user_id',
} as const;

/**
 * Rows that stay, because the number of an erased person says nothing about the person. The ledger empties other columns of its
 * rows.
 */
export const keptWithoutPerson = {
  investments: 'user_id',
  orders: 'user_id',
  transactions: 'user_id',
  payouts: 'confirmed_by',
  payout_lines: 'user_id',
  user_agreements: 'user_id',
  files: 'created_by',
  notes: 'written_by',
  proposals: ['proposed_by', 'decided_by'],
  erased_entries: 'user_id',
} as const;
