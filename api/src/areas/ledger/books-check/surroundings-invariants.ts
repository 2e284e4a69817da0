import { permissionKeys } from '@share/contract/shared/permissions.ts';
import { AT, type Invariant } from './invariant.ts';

const keys = permissionKeys.map((key) => `('${key}')`).join(', ');
const SEALED = String.raw`'^v1\.[\w-]+\.[\w-]+\.[\w-]+$'`;
const isShut = 'u.deleted_at IS NOT NULL OR NOT u.active';

/** Triggers that forbid changes to the history of the books by anybody. */
export const guards: readonly string[] = [
  'orders_never_rewritten',
  'orders_never_deleted',
  'transactions_never_rewritten',
  'transactions_never_deleted',
  'refunds_never_rewritten',
  'refunds_never_deleted',
  'refunds_never_emptied',
  'receipts_never_changed',
  'receipts_never_deleted',
  'receipts_never_emptied',
  'paypal_payments_never_rewritten',
  'paypal_payments_never_deleted',
  'paypal_payments_never_emptied',
  'shares_never_changed',
  'user_agreements_never_changed',
  'signed_documents_never_rewritten',
  'signed_documents_of_completed_orders',
  'audit_entries_never_changed',
  'audit_entries_never_deleted',
  'audit_entries_never_emptied',
  'audit_entries_numbered',
  'audit_seals_never_changed',
  'audit_seals_never_emptied',
  'erased_entries_never_changed',
  'erased_entries_never_emptied',
  'orders_never_emptied',
  'transactions_never_emptied',
  'investments_never_emptied',
  'shares_never_emptied',
  'user_agreements_never_emptied',
  'signed_documents_never_emptied',
  'books_checks_never_emptied',
  'payment_reminders_never_emptied',
  'statements_never_changed',
  'statements_never_emptied',
  'statement_lines_never_rewritten',
  'statement_lines_never_deleted',
  'statement_lines_never_emptied',
  'statement_line_parts_never_changed',
  'statement_line_parts_never_emptied',
  'unknown_money_never_rewritten',
  'unknown_money_never_emptied',
  'payouts_never_rewritten',
  'payouts_never_emptied',
  'payout_lines_never_rewritten',
  'payout_lines_never_emptied',
  'payment_files_never_rewritten',
  'payment_files_never_deleted',
  'payment_files_never_emptied',
  'payment_file_payments_never_rewritten',
  'payment_file_payments_never_deleted',
  'payment_file_payments_never_emptied',
  'refunds_in_files_stay',
  'unknown_money_in_files_stays',
  'unknown_money_in_files_is_not_given',
  'dividends_before_payouts_never_changed',
  'dividends_before_payouts_never_emptied',
  'proposals_never_rewritten',
  'proposals_never_deleted',
  'proposals_never_emptied',
];
const guarded = guards.map((guard) => `('${guard}')`).join(', ');

/** Rules that always hold for the data around the books: names, people, permissions, secrets, mail and the audit trail. */
export const surroundingsInvariants: readonly Invariant[] = [
  {
    id: 'I-19',
    holds:
      'Offers and pages have their titles and slugs in both languages; slugs, e-mails and permissions are unique.',
    violations: `SELECT id AS offer, 'title or slug is missing' AS fault FROM offers CROSS JOIN (VALUES ('pl'), ('en')) l(language)
        WHERE coalesce(btrim(title->>language), '') = '' OR coalesce(slug->>language, '') = ''
      UNION ALL SELECT id, 'another offer has its slug in ' || language FROM offers CROSS JOIN jsonb_each_text(slug) s(language, used)
        WHERE NOT EXISTS (SELECT FROM offer_slugs p WHERE p.slug = used AND p.offer_id = id AND p.is_present)
      UNION ALL SELECT id, 'is a page whose title or slug is missing' FROM pages CROSS JOIN (VALUES ('pl'), ('en')) l(language)
        WHERE coalesce(btrim(title->>language), '') = '' OR coalesce(slug->>language, '') = ''
      UNION ALL SELECT id, 'is a page of which another one has the slug in ' || language FROM pages CROSS JOIN jsonb_each_text(slug) s(language, used)
        WHERE NOT EXISTS (SELECT FROM page_slugs p WHERE p.slug = used AND p.page_id = id AND p.is_present)
      UNION ALL SELECT min(id), 'is a user whose e-mail another one has' FROM users WHERE deleted_at IS NULL GROUP BY lower(btrim(email)) HAVING count(*) > 1
      UNION ALL SELECT min(id), 'is a permission whose name another one has' FROM permissions GROUP BY name HAVING count(*) > 1`,
  },
  {
    id: 'I-20',
    holds:
      'Where there is staff, there is an active super administrator; super administrators are administrators.',
    violations: `SELECT NULL::int AS "user", 'no super administrator is active' AS fault
        WHERE EXISTS (SELECT FROM users WHERE is_admin AND deleted_at IS NULL)
          AND NOT EXISTS (SELECT FROM users WHERE is_super_admin AND active AND deleted_at IS NULL)
      UNION ALL SELECT id, 'is a super administrator and no administrator' FROM users WHERE is_super_admin AND NOT is_admin`,
  },
  {
    id: 'I-21',
    holds: 'Only administrators hold roles, and every grant belongs to somebody and grants something.',
    violations: `SELECT g.user_id AS "user", g.role_id AS role, 'holds a role' AS fault
        FROM user_roles g JOIN users u ON u.id = g.user_id WHERE NOT u.is_admin OR u.deleted_at IS NOT NULL
      UNION ALL SELECT g.user_id, NULL, 'is deleted and holds a permission'
        FROM user_permissions g JOIN users u ON u.id = g.user_id WHERE u.deleted_at IS NOT NULL
      UNION ALL SELECT g.user_id, g.role_id, 'grants nothing, or to nobody' FROM user_roles g
        WHERE NOT EXISTS (SELECT FROM users WHERE id = g.user_id) OR NOT EXISTS (SELECT FROM roles WHERE id = g.role_id)
      UNION ALL SELECT NULL, g.role_id, 'grants nothing, or to nobody' FROM role_permissions g
        WHERE NOT EXISTS (SELECT FROM roles WHERE id = g.role_id)
           OR NOT EXISTS (SELECT FROM permissions WHERE id = g.permission_id)
      UNION ALL SELECT g.user_id, NULL, 'grants nothing, or to nobody' FROM user_permissions g
        WHERE NOT EXISTS (SELECT FROM users WHERE id = g.user_id)
           OR NOT EXISTS (SELECT FROM permissions WHERE id = g.permission_id)`,
  },
  {
    id: 'I-22',
    holds: 'Every permission that the software checks exists and is marked as built in, and no other one is.',
    violations: `SELECT key AS permission, p.name AS stored FROM (VALUES ${keys}) k(key)
        FULL JOIN (SELECT name FROM permissions WHERE is_system) p ON p.name = k.key
      WHERE k.key IS NULL OR p.name IS NULL`,
  },
  {
    id: 'I-23',
    holds: 'Nobody who was deleted or deactivated can sign in, and no session is older than its password.',
    violations: `SELECT s.user_id AS "user", 'has a session' AS fault FROM sessions s JOIN users u ON u.id = s.user_id
        WHERE s.ended_at IS NULL AND s.expires_at > ${AT}
          AND (${isShut} OR s.created_at < u.password_changed_at)
      UNION ALL SELECT t.user_id, 'has a link to set a password' FROM password_tokens t JOIN users u ON u.id = t.user_id
        WHERE t.used_at IS NULL AND t.expires_at > ${AT} AND (${isShut})
      UNION ALL SELECT user_id, 'has several links to set a password' FROM password_tokens WHERE used_at IS NULL
        GROUP BY 1 HAVING count(*) > 1
      UNION ALL SELECT h.user_id, 'has half a session' FROM half_sessions h JOIN users u ON u.id = h.user_id
        WHERE h.expires_at > ${AT} AND (${isShut} OR h.created_at < u.password_changed_at)
      UNION ALL SELECT user_id, 'has a token that is not hashed' FROM sessions WHERE token_hash !~ '^[0-9a-f]{64}$'
      UNION ALL SELECT user_id, 'has a token that is not hashed' FROM password_tokens WHERE token_hash !~ '^[0-9a-f]{64}$'`,
  },
  {
    id: 'I-24',
    holds: 'Every session has a refresh token of its own, and only the newest one.',
    violations: `SELECT token_hash AS token, count(*) AS sessions FROM sessions GROUP BY token_hash HAVING count(*) > 1
      UNION ALL SELECT id::text, generation FROM sessions WHERE generation < 1 OR expires_at < created_at`,
  },
  {
    id: 'I-25',
    holds: 'Secrets are stored encrypted.',
    violations: `SELECT id AS series, NULL::int AS email, NULL AS settings FROM series
        WHERE paypal_production_client_secret !~ ${SEALED} OR paypal_sandbox_client_secret !~ ${SEALED}
      UNION ALL SELECT NULL, id, NULL FROM emails WHERE body !~ ${SEALED}
      UNION ALL SELECT NULL, NULL, 'PayPal' FROM paypal_settings
        WHERE production_client_secret !~ ${SEALED} OR sandbox_client_secret !~ ${SEALED}
      UNION ALL SELECT NULL, NULL, 'PayPal, transaction ' || transaction_id FROM paypal_payments
        WHERE client_secret !~ ${SEALED}
      UNION ALL SELECT NULL, NULL, 'codes of user ' || user_id FROM one_time_codes WHERE secret !~ ${SEALED}`,
  },
  {
    id: 'I-26',
    holds: 'A request under an idempotency key was done once.',
    violations: `SELECT actor_id AS "user", route, count(*) AS times FROM idempotent_answers
      GROUP BY actor_id, route, key HAVING count(*) > 1`,
  },
  {
    id: 'I-27',
    holds:
      'Each recipient gets one e-mail about each event; one that waits has its text, and a text whose link opens an account is gone afterwards.',
    violations: `SELECT min(id) AS email, 'is there several times' AS fault FROM emails GROUP BY event, recipient HAVING count(*) > 1
      UNION ALL SELECT id, 'waits without its text' FROM emails
        WHERE sent_at IS NULL AND given_up_at IS NULL AND body IS NULL
      UNION ALL SELECT id, 'still has a text that opens an account' FROM emails
        WHERE (sent_at IS NOT NULL OR given_up_at IS NOT NULL) AND body IS NOT NULL AND NOT keeps_text
      UNION ALL SELECT id, 'is sent and given up' FROM emails WHERE sent_at IS NOT NULL AND given_up_at IS NOT NULL`,
  },
  {
    id: 'I-28',
    holds:
      'The audit trail records once every order that was placed and every payment that arrived, and nothing is open to rewriting.',
    violations: `SELECT 'order ' || o.id AS what, o.status AS detail, count(a.id) AS recorded FROM orders o
        LEFT JOIN audit_entries a ON a.entity = 'order' AND a.entity_id = o.id AND a.action = 'order.place'
        GROUP BY o.id HAVING count(a.id) <> 1
      UNION ALL SELECT 'transaction ' || t.id, t.status, count(a.id) FROM transactions t
        LEFT JOIN audit_entries a ON a.entity = 'transaction' AND a.entity_id = t.id AND a.action = 'transaction.accept'
        WHERE t.order_id IS NOT NULL GROUP BY t.id
        HAVING count(a.id) > 1 OR (count(a.id) = 0 AND t.status IN ('paid', 'completed')) OR (count(a.id) > 0 AND t.status = 'new')
      UNION ALL SELECT 'trigger ' || guard, 'is missing or switched off', 0 FROM (VALUES ${guarded}) g(guard)
        WHERE NOT EXISTS (SELECT FROM pg_trigger WHERE tgname = guard AND tgenabled IN ('O', 'A'))`,
  },
  {
    id: 'I-31',
    holds: 'If there are slides, at least one is active.',
    violations: 'SELECT count(*) AS slides FROM slides HAVING NOT bool_or(active)',
  },
  {
    id: 'I-30',
    holds:
      'What investors read and sign is private, and what they signed is a document of the offer that they ordered.',
    violations: `SELECT s.id AS signed_document, s.order_id AS "order", NULL::int AS offer FROM signed_documents s
        LEFT JOIN orders o ON o.id = s.order_id LEFT JOIN files f ON f.id = s.file_id
        LEFT JOIN offer_documents d ON d.offer_id = s.offer_id AND d.id = s.offer_document_id
      WHERE o.offer_id IS DISTINCT FROM s.offer_id OR d.id IS NULL OR f.is_private IS NOT TRUE
      UNION ALL SELECT NULL, NULL, d.offer_id FROM offer_documents d LEFT JOIN files f ON f.id = d.file_id
      WHERE f.is_private IS NOT TRUE`,
  },
  {
    id: 'I-32',
    holds: 'A series is available from a day to a later one, and can be paid for in the way that it offers.',
    violations: `SELECT id AS series, share_limit, available_from, available_to FROM series
      WHERE available_from > available_to OR share_limit < 0
         OR (allow_online_payments AND NOT use_default_paypal_config AND CASE WHEN paypal_production_mode
           THEN paypal_production_client_id = '' OR paypal_production_client_secret IS NULL
           ELSE paypal_sandbox_client_id = '' OR paypal_sandbox_client_secret IS NULL END)`,
  },
];
