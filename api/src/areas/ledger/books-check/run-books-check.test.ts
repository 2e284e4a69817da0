import { OfferInput } from '@share/contract/areas/offers/offers.schemas.ts';
import { PaymentFileInput } from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { eq, isNull, sql, TransactionRollbackError } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../platform/database/database.ts';
import { anOrder, paymentOf } from '../../../testing/books.ts';
import { anOfferToSign, sign } from '../../../testing/files/signed-documents.ts';
import { anMt940, asUpload } from '../../../testing/files/statement-files.ts';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import {
  aBadge,
  aDescription,
  anElement,
  anInvestorDocument,
  anOfferAgreementInput,
  anOfferInput,
  aProperty,
  aSection,
  oneOfEachElement,
} from '../../../testing/offers.ts';
import { createOffer } from '../../offers/create-offer.ts';
import { createPaymentFile } from '../../payment-files/create-payment-file.ts';
import { withdrawPaymentFile } from '../../payment-files/payment-files.verbs.ts';
import { assignLine } from '../../statements/decide-line.ts';
import { importStatement } from '../../statements/import-statement.ts';
import { reopenLine } from '../../statements/reopen-line.ts';
import { readLines } from '../../statements/statements.reads.ts';
import { returnUnknownMoney, waitingOf } from '../../statements/unknown-money.verbs.ts';
import { rejectOrder } from '../move/reject-order.ts';
import { confirmPayout } from '../payouts/confirm-payout.ts';
import { createPayout } from '../payouts/draft-payout.ts';
import { markPayout } from '../payouts/mark-payout.ts';
import { payoutLines } from '../payouts/payouts.tables.ts';
import { recordFurtherTransfer } from '../refunds/record-further-transfer.ts';
import { refunds } from '../refunds/refunds.tables.ts';
import { invariants } from './books-check.invariants.ts';
import { inWords, runBooksCheck } from './run-books-check.ts';

const app = appForAllTests();
beforeAll(async () => {
  const offer = await anOfferToSign(app.context, { agreements: [{}] });
  const paid = await anOrder(app.context, { of: offer, status: 'paid' });
  await rejectOrder(app.context, paid.id);
  for (const status of ['new', 'paid', 'completed', 'rejected'] as const) {
    const order = await anOrder(app.context, { of: offer, status, quantity: 2 });
    if (status === 'completed') {
      await sign(app.context, order.id, offer.contract);
      await recordFurtherTransfer(app.context, paymentOf(order), { receivedAmount: 50, note: 'Again' }, null);
    }
  }
  await createOffer(app.context, OfferInput.parse(content));
  const waiting = await anOrder(app.context, { of: offer });
  const day = warsawDay(app.context.now());
  const file = anMt940([
    { day, amount: '100.00', title: `Zam. ${waiting.id}` },
    { day, amount: '-3.00', title: 'Opłata' },
    { day, amount: '80.00', title: 'Nie wiadomo' },
    { day, amount: '20.00', title: 'Nie nasze' },
    { day, amount: '30.00', title: 'Jeszcze raz' },
    { day, amount: '-40.00', title: 'Zwrot' },
    { day, amount: '40.00', title: 'Znowu' },
  ]);
  const { id } = await importStatement(app.context, asUpload(file));
  const [payment, , unknown, strange, again, debit, other] = (await readLines(app.context, id)).map(
    (line) => line.id,
  );
  const assign = (line: number | undefined, order: number | null, amount: number) =>
    assignLine(app.context, line ?? 0, { parts: [{ order, amount }], note: 'As agreed' });
  await assign(payment, waiting.id, 100);
  await assign(unknown, null, 80);
  await assign(strange, null, 20);
  const returned = { returnedOn: day, reference: 'FT 1' };
  await returnUnknownMoney(app.context, (await waitingOf(app.context.db, strange ?? 0))?.id ?? 0, returned);
  await assign(again, waiting.id, 30);
  await reopenLine(app.context, again ?? 0);
  await assign(again, waiting.id, 30);
  await assign(other, waiting.id, 40);
  await assign(debit, waiting.id, 40);
  for (const total of [100, 50]) {
    const draft = { offer: offer.id, asOf: day, total, perShare: null, tax: 19 };
    const payout = await createPayout(app.context, draft);
    if (total === 100) await confirmPayout(app.context, { id: payout.id, ifMatch: null });
  }
  await payByStatement(offer.id);
  const due = await app.context.db.select().from(refunds).where(isNull(refunds.returnedOn));
  const body = PaymentFileInput.parse({ format: 'elixir-0', refunds: due.slice(0, 2).map((one) => one.id) });
  const withdrawn = await createPaymentFile(app.context, body);
  await withdrawPaymentFile(app.context, withdrawn.id);
  await createPaymentFile(app.context, body);
  await app.as('super admin');
});

/** A further payout, of which a debit of the bank pays one line. */
async function payByStatement(offer: number): Promise<void> {
  const day = warsawDay(app.context.now());
  const draft = { offer, asOf: day, total: 60, perShare: null, tax: 19 };
  const { id } = await createPayout(app.context, draft);
  await confirmPayout(app.context, { id, ifMatch: null });
  await markPayout(app.context, id, { to: 'sent', lines: null });
  const [line] = await app.context.db.select().from(payoutLines).where(eq(payoutLines.payoutId, id));
  const booking = { day, amount: `-${line?.net}`, title: 'Dywidenda', account: line?.account ?? '' };
  const statement = await importStatement(app.context, asUpload(anMt940([booking], { opening: '7.00' })));
  const [debit] = await readLines(app.context, statement.id);
  const parts = [{ order: null, amount: Number(line?.net) }];
  await assignLine(app.context, debit?.id ?? 0, { parts, note: '' });
}

const content = anOfferInput({
  sections: [
    aSection(...oneOfEachElement()),
    aSection(anElement('text', { children: oneOfEachElement() })),
    aSection(),
  ],
  badges: [aBadge()],
  descriptions: [aDescription()],
  properties: [aProperty()],
  investorDocuments: [anInvestorDocument()],
  agreements: [anOfferAgreementInput()],
});

/** Makes changes that triggers and constraints normally forbid, runs the check, and rolls the changes back. */
async function foundAfter(...changes: string[]): Promise<string[]> {
  let found: string[] = [];
  const undo = new Error('undo');
  const spoil = async (tx: Db) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    for (const change of changes) await tx.execute(sql.raw(change));
    found = (await runBooksCheck(tx)).map(({ id }) => id);
    throw undo;
  };
  await app.context.db.transaction(spoil).catch((error) => {
    if (error !== undo) throw error;
  });
  return found;
}

const without = (table: string, ...names: string[]) =>
  names.map((name) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
const completed = "(SELECT id FROM orders WHERE status = 'completed')";
const throughPayPal = (status: string) =>
  `UPDATE transactions SET method = 'payPal' WHERE status = '${status}' AND order_id IS NOT NULL`;
const taken = (amount: string) => `INSERT INTO paypal_payments
  (id, transaction_id, state, amount, production_mode, client_id, client_secret, paypal_order_id, capture_id, created_at)
  SELECT gen_random_uuid(), id, 'captured', ${amount}, false, 'client', 'v1.a.b.c', 'O-' || id, 'C-' || id, now()
  FROM transactions WHERE method = 'payPal'`;

test('the check finds nothing in books that only the verbs have changed', async () => {
  expect(await runBooksCheck(app.context.db)).toEqual([]);
});

/** A proposal of the first user that the second one has confirmed. */
const aProposal = ({ decidedBy = 2, base = 'base', entry = true }) => `WITH made AS (
    INSERT INTO proposals (actions, method, path, permissions, request_fingerprint, changes, base, confirmed_base, state,
      proposed_by, proposed_at, expires_at, decided_by, decided_at)
    VALUES ('{refunds}', 'POST', '/', '{any}', 'f', '[]', 'base', '${base}', 'confirmed', 1, now(), now(), ${decidedBy}, now())
    RETURNING id
  ) INSERT INTO audit_entries (at, actor_id, actor_label, action, entity, entity_id, after)
    SELECT now(), ${decidedBy}, '', 'proposal.confirm', 'proposal', id, '{"proposedBy": 1}' FROM made WHERE ${entry}`;

const faults: [string, string[]][] = [
  ['I-1', [`DELETE FROM shares WHERE id = (SELECT max(id) FROM shares)`]],
  ['I-2', [`UPDATE series SET issued = issued + 1`]],
  ['I-3', [`UPDATE series SET reserved = reserved + 1`]],
  ['I-4', [...without('series', 'series_capacity'), `UPDATE series SET share_limit = 5`]],
  ['I-5', [`UPDATE shares SET share_number = share_number + 100`]],
  ['I-5', [...without('shares', 'shares_number_key'), `UPDATE shares SET share_number = 1`]],
  ['I-6', [`UPDATE shares SET order_id = (SELECT min(id) FROM orders WHERE status = 'paid')`]],
  ['I-6', [`UPDATE shares SET price = price + 1`]],
  ['I-6', [`UPDATE shares SET share_number = share_number * 7`]],
  ['I-38', [`UPDATE payouts SET total = total + 0.01 WHERE state = 'confirmed'`]],
  ['I-38', [`UPDATE payouts SET total = total + 0.01 WHERE state = 'draft'`]],
  ['I-38', [`UPDATE payouts SET state = 'paid' WHERE state = 'confirmed'`]],
  ['I-38', [`UPDATE payouts SET per_share = 1`]],
  ['I-38', [`UPDATE payouts SET tax_percent = 20`]],
  ['I-38', [`UPDATE payout_lines SET tax = tax + 0.01, net = net - 0.01`]],
  ['I-38', [`UPDATE payout_lines SET shares = shares + 1`]],
  ['I-38', [`UPDATE payout_lines SET investment_id = 9999`]],
  ['I-38', [`UPDATE payout_lines SET user_id = 9999`]],
  ['I-38', [`DELETE FROM payout_lines WHERE state <> 'draft'`]],
  ['I-38', [`UPDATE transactions SET amount = 99, original_amount = 99 WHERE type = 'dividend'`]],
  ['I-38', [`DELETE FROM transactions WHERE type = 'dividend'`]],
  ['I-7', [...without('orders', 'orders_total'), `UPDATE orders SET total_amount = total_amount + 0.01`]],
  ['I-8', [...without('orders', 'orders_completed'), `UPDATE orders SET date_completed = NULL`]],
  ['I-9', [`UPDATE transactions SET status = 'paid' WHERE status = 'new'`]],
  ['I-9', [`DELETE FROM transactions WHERE order_id = ${completed}`]],
  [
    'I-9',
    [
      'DROP INDEX transactions_one_current',
      'DROP INDEX transactions_present',
      `INSERT INTO transactions (order_id, investment_id, user_id, type, method, status, original_amount, commission,
        commission_percent, amount, date, wait_until)
        SELECT order_id, investment_id, user_id, type, method, status, original_amount, commission, commission_percent,
        amount, date, wait_until FROM transactions WHERE status = 'new'`,
    ],
  ],
  ['I-10', [`DELETE FROM audit_entries WHERE action = 'order.accept'`]],
  ['I-10', [`UPDATE audit_entries SET action = 'order.reject' WHERE action = 'order.accept'`]],
  ['I-10', [`UPDATE audit_entries SET action = 'order.accept' WHERE action = 'order.place'`]],
  ['I-11', [`UPDATE transactions SET original_amount = 1, amount = 1, tax = 0`]],
  [
    'I-11',
    [...without('transactions', 'transactions_amount'), `UPDATE transactions SET amount = amount + 1`],
  ],
  ['I-12', [...without('shares', 'shares_price_check'), `UPDATE shares SET price = 'NaN'`]],
  ['I-12', [`UPDATE shares SET date = 'infinity'`]],
  [
    'I-13',
    [
      ...without('transactions', 'transactions_new_waits'),
      `UPDATE transactions SET wait_until = NULL WHERE status = 'new'`,
    ],
  ],
  ['I-13', [`UPDATE transactions SET wait_until = now() - interval '6 minutes' WHERE status = 'new'`]],
  ['I-14', [`UPDATE investments SET invested_amount = invested_amount + 0.01`]],
  ['I-14', [`UPDATE investments SET number_of_shares = number_of_shares + 1`]],
  ['I-14', [`UPDATE investments SET pending_orders = pending_orders + 1`]],
  ['I-14', [`UPDATE orders SET user_id = 9999`]],
  ...['series_id', 'offer_id', 'user_id', 'investment_id'].map((column): [string, string[]] => [
    'I-15',
    [`UPDATE orders SET ${column} = 9999`],
  ]),
  ['I-15', [`UPDATE orders SET offer_title = '{"pl":"Kamienica","en":""}'`]],
  ['I-15', [`UPDATE transactions SET order_id = 9999 WHERE status = 'new'`]],
  ['I-15', [`UPDATE transactions SET investment_id = 9999`]],
  ['I-15', [`UPDATE shares SET order_id = 9999`]],
  ['I-16', [`UPDATE user_agreements SET is_accepted = false`]],
  ['I-16', [`UPDATE user_agreements SET content = '{"pl":"","en":""}'`]],
  ['I-16', [`UPDATE user_agreements SET user_id = 9999`]],
  ...[
    'offer_sections',
    'offer_elements',
    'offer_badges',
    'offer_descriptions',
    'offer_properties',
    'offer_documents',
    'offer_agreements',
  ].map((table): [string, string[]] => ['I-17', [`UPDATE ${table} SET position = position + 1`]]),
  [
    'I-17',
    [`INSERT INTO faq (position, active, is_featured, question, answer) VALUES (2, true, false, '{}', '{}')`],
  ],
  ...['{items,0,position}', '{stages,1,position}', '{rows,0,position}', '{rows,0,cells,1,position}'].map(
    (path): [string, string[]] => [
      'I-17',
      [
        `UPDATE offer_elements SET data = jsonb_set(data, '${path}', '7') WHERE data #> '${path}' IS NOT NULL`,
      ],
    ],
  ),
  [
    'I-18',
    [
      ...without('offer_elements', 'offer_elements_type_check'),
      `UPDATE offer_elements SET type = 'slideshow'`,
    ],
  ],
  [
    'I-18',
    [
      ...without('offer_elements', 'offer_elements_width_mobile_check'),
      'UPDATE offer_elements SET width_mobile = 4',
    ],
  ],
  ...['elements', 'descriptions', 'properties'].map((list): [string, string[]] => [
    'I-18',
    [
      ...without(`offer_${list}`, `offer_${list}_investors_are_logged_in`),
      `UPDATE offer_${list} SET user_must_invest = true`,
    ],
  ]),
  [
    'I-18',
    [
      `UPDATE offer_elements SET data = jsonb_set(data, '{items}', data->'items' || (data->'items') || (data->'items'))
        WHERE type = 'gallery'`,
    ],
  ],
  ['I-18', [`UPDATE offer_elements SET data = jsonb_set(data, '{items}', '[]') WHERE type = 'gallery'`]],
  ['I-18', [`UPDATE offer_elements SET data = jsonb_set(data, '{items}', '[]') WHERE type = 'counter'`]],
  ['I-18', [`UPDATE offer_elements SET data = jsonb_set(data, '{stages}', '[]') WHERE type = 'timeline'`]],
  ['I-18', [`UPDATE offer_elements SET data = jsonb_set(data, '{zoom}', '14') WHERE type = 'map'`]],
  [
    'I-18',
    [
      `UPDATE offer_elements SET section_id = (SELECT id FROM offer_sections WHERE position = 3) WHERE parent_id IS NOT NULL`,
    ],
  ],
  [
    'I-18',
    [
      `UPDATE offer_elements e SET parent_id = (SELECT id FROM offer_elements WHERE parent_id = e.parent_id AND type = 'map')
        WHERE parent_id IS NOT NULL AND type = 'text'`,
    ],
  ],
  ['I-18', ['DELETE FROM offer_content_files']],
  [
    'I-19',
    [...without('offers', 'offers_both_titles'), `UPDATE offers SET title = jsonb_set(title, '{en}', '" "')`],
  ],
  [
    'I-19',
    [
      ...without('offers', 'offers_both_slugs'),
      `UPDATE offers SET slug = jsonb_set(slug, '{pl}', '""') WHERE id = 1`,
    ],
  ],
  ['I-19', ['DROP INDEX offers_slug_en_key', `UPDATE offers SET slug = jsonb_set(slug, '{en}', '"house"')`]],
  [
    'I-19',
    [
      `UPDATE offers SET slug = jsonb_set(slug, '{en}', (SELECT slug->'pl' FROM offers WHERE id = 1)) WHERE id = 2`,
    ],
  ],
  [
    'I-19',
    [
      // The trigger that claims the slugs of a page is off.
      `INSERT INTO pages (active, slug, title, sub_title, content, seo_title, seo_description)
        VALUES (true, '{"pl":"a","en":"b"}', '{"pl":"A","en":"B"}', '{}', '{}', '{}', '{}')`,
    ],
  ],
  ['I-19', ['DROP INDEX users_email_key', `UPDATE users SET email = 'same@example.com'`]],
  ['I-19', [...without('permissions', 'permissions_name_key'), `UPDATE permissions SET name = 'same'`]],
  ['I-20', [`UPDATE users SET is_super_admin = false`]],
  ['I-20', [`UPDATE users SET active = false WHERE is_super_admin`]],
  ['I-20', [...without('users', 'users_super_admin_is_admin'), `UPDATE users SET is_admin = false`]],
  [
    'I-21',
    [
      `INSERT INTO roles (name, description) VALUES ('Sales', '')`,
      `INSERT INTO user_roles SELECT u.id, r.id FROM users u, roles r WHERE NOT u.is_admin LIMIT 1`,
    ],
  ],
  ...['user_roles', 'user_permissions', 'role_permissions'].map((grants): [string, string[]] => [
    'I-21',
    [`INSERT INTO ${grants} VALUES (9999, 9999)`],
  ]),
  ['I-22', [`DELETE FROM permissions WHERE name = 'admin:order:accept'`]],
  ['I-22', [`UPDATE permissions SET name = 'accept' WHERE name = 'admin:order:accept'`]],
  ['I-22', [`UPDATE permissions SET is_system = false WHERE name = 'admin:order:accept'`]],
  ['I-23', [`UPDATE users SET active = false`]],
  ['I-23', [`UPDATE users SET deleted_at = now() WHERE NOT is_admin`]],
  ['I-23', [`UPDATE users SET password_changed_at = now() + interval '1 day'`]],
  [
    'I-23',
    [
      'DROP INDEX password_tokens_one_open',
      `INSERT INTO password_tokens (user_id, token_hash, created_at, expires_at)
        SELECT user_id, repeat('a', 64), created_at, expires_at FROM password_tokens LIMIT 1`,
    ],
  ],
  ...['sessions', 'password_tokens'].map((tokens): [string, string[]] => [
    'I-23',
    [
      ...without(tokens, `${tokens}_token_hash_check`),
      `UPDATE ${tokens} SET token_hash = 'readable' || ${tokens}.user_id`,
    ],
  ]),
  [
    'I-24',
    [
      `INSERT INTO sessions (id, user_id, token_hash, rotated_at, created_at, expires_at, confirmed_at)
        SELECT gen_random_uuid(), user_id, token_hash, rotated_at, created_at, expires_at, confirmed_at FROM sessions LIMIT 1`,
    ],
  ],
  ['I-24', ['UPDATE sessions SET generation = 0']],
  [
    'I-21',
    [
      'ALTER TABLE users DISABLE TRIGGER users_end_access',
      'UPDATE users SET deleted_at = now() WHERE NOT is_admin',
      `INSERT INTO user_permissions SELECT u.id, p.id FROM users u, permissions p WHERE NOT u.is_admin LIMIT 1`,
    ],
  ],
  ['I-25', [`UPDATE series SET paypal_sandbox_client_secret = 'readable'`]],
  [
    'I-25',
    [
      `INSERT INTO one_time_codes (id, user_id, secret, created_at)
        SELECT gen_random_uuid(), id, 'readable', now() FROM users LIMIT 1`,
    ],
  ],
  ['I-25', [`UPDATE emails SET body = '<p>readable</p>'`]],
  [
    'I-26',
    [
      ...without('idempotent_answers', 'idempotent_answers_pkey'),
      `INSERT INTO idempotent_answers SELECT 1, 'r', 'k', 'x', NULL, now() FROM generate_series(1, 2)`,
    ],
  ],
  [
    'I-27',
    [
      ...without('emails', 'emails_event_key'),
      `INSERT INTO emails (type, event, recipient, subject, body, due_at) SELECT type, event, recipient, '', body, now() FROM emails`,
    ],
  ],
  [
    'I-27',
    [
      ...without('emails', 'emails_secret_text_deleted'),
      'UPDATE emails SET sent_at = now(), keeps_text = false',
    ],
  ],
  ['I-27', [`UPDATE emails SET body = NULL`]],
  ['I-27', [`UPDATE emails SET sent_at = now(), body = NULL, given_up_at = now()`]],
  [
    'I-31',
    [
      `INSERT INTO slides (position, active, name, content, guest_button_label, guest_button_url, logged_user_button_label,
        logged_user_button_url, image_file_id) SELECT 1, false, '{}', '{}', '{}', '{}', '{}', '{}', 1`,
    ],
  ],
  ['I-36', [`UPDATE statements SET closing = closing + 0.01`]],
  ['I-36', [`DELETE FROM statement_lines WHERE amount < 0`]],
  ['I-36', [`UPDATE files SET is_private = false WHERE id IN (SELECT file_id FROM statements)`]],
  [
    'I-39',
    [
      'DROP INDEX payment_in_one_file_refund',
      `UPDATE payment_file_payments SET state = 'sent'`,
      `UPDATE payment_files SET withdrawn_at = NULL, withdrawn_by = NULL`,
    ],
  ],
  ['I-39', [`UPDATE payment_file_payments SET amount = amount + 1`]],
  ['I-39', [`UPDATE payment_files SET amount = amount + 1`]],
  ['I-39', [`UPDATE payment_files SET payments = payments + 1`]],
  ['I-39', [`UPDATE payment_files SET withdrawn_at = now(), withdrawn_by = 'x'`]],
  ['I-39', [`UPDATE files SET is_private = false WHERE id IN (SELECT file_id FROM payment_files)`]],
  ['I-37', [`DELETE FROM statement_line_parts`]],
  ['I-37', [`UPDATE statement_line_parts SET amount = amount - 1`]],
  ['I-37', [`UPDATE statement_line_parts SET kind = 'further' WHERE kind = 'receipt'`]],
  ['I-37', [`UPDATE receipts SET received_on = received_on - 1`]],
  ['I-37', [`DELETE FROM unknown_money WHERE state = 'waiting'`]],
  ['I-37', [`UPDATE unknown_money SET amount = amount + 1`]],
  [
    'I-37',
    [
      `UPDATE unknown_money SET state = 'given', returned_on = NULL, reference = NULL WHERE state = 'returned'`,
    ],
  ],
  ['I-37', [`UPDATE statement_lines SET state = 'done' WHERE state = 'unknown'`]],
  ['I-37', [`UPDATE payout_lines SET paid_on = paid_on - 1 WHERE state = 'paid'`]],
  [
    'I-37',
    [
      `UPDATE statement_line_parts SET payout_line_id = (SELECT min(id) FROM payout_lines) WHERE kind = 'payout'`,
    ],
  ],
  [
    'I-37',
    [
      `UPDATE statement_line_parts SET refund_id = (SELECT min(id) FROM refunds) WHERE id = (SELECT min(id) FROM statement_line_parts WHERE kind = 'further')`,
    ],
  ],
  ['I-37', [`UPDATE statement_line_parts SET kind = 'return' WHERE kind = 'unknown'`]],
  ['I-37', [`UPDATE refunds SET returned_on = returned_on - 1 WHERE returned_on IS NOT NULL`]],
  ['I-37', [`UPDATE statement_lines SET amount = -amount WHERE amount < 0`]],
  ['I-34', [`DELETE FROM audit_entries WHERE action = 'transaction.undo-further-transfer'`]],
  ['I-34', [`DELETE FROM refunds WHERE id IN (SELECT refund_id FROM statement_line_parts)`]],
  ['I-28', ['DROP TRIGGER unknown_money_never_rewritten ON unknown_money']],
  ['I-28', [`DELETE FROM audit_entries WHERE action = 'order.place'`]],
  ['I-28', [`DELETE FROM audit_entries WHERE action = 'transaction.accept'`]],
  ['I-28', [`UPDATE audit_entries SET entity_id = entity_id + 1 WHERE action = 'transaction.accept'`]],
  ['I-28', ['DROP TRIGGER orders_never_rewritten ON orders']],
  ['I-28', ['DROP TRIGGER refunds_never_rewritten ON refunds']],
  ['I-28', ['DROP TRIGGER signed_documents_never_rewritten ON signed_documents']],
  ['I-28', ['ALTER TABLE shares DISABLE TRIGGER shares_never_changed']],
  ['I-28', ['DROP TRIGGER audit_entries_never_emptied ON audit_entries']],
  ['I-30', [`UPDATE signed_documents SET offer_id = 2`]],
  ['I-30', [`UPDATE signed_documents SET order_id = 9999`]],
  ['I-30', [`DELETE FROM offer_documents WHERE signable`]],
  ['I-30', [`UPDATE files SET is_private = false WHERE id IN (SELECT file_id FROM signed_documents)`]],
  ['I-30', [`UPDATE files SET is_private = false WHERE id IN (SELECT file_id FROM offer_documents)`]],
  [
    'I-32',
    [
      ...without('series', 'series_available'),
      `UPDATE series SET available_to = available_from - interval '1 day'`,
    ],
  ],
  ['I-32', [`UPDATE series SET allow_online_payments = true, use_default_paypal_config = false`]],
  ['I-33', [`UPDATE list_changes SET rows = rows + 1 WHERE list = 'orders'`]],
  ['I-33', [`SELECT fold_list_changes()`, `UPDATE list_counts SET rows = rows + 1 WHERE unit = 'month'`]],
  ['I-33', [`SELECT fold_list_changes()`, `UPDATE list_counts SET amount = amount - 1 WHERE unit = 'year'`]],
  ['I-33', [`SELECT fold_list_changes()`, `UPDATE list_user_counts SET rows = rows + 1`]],
  ['I-33', [`DELETE FROM list_changes WHERE list = 'transactions'`]],
  ['I-33', [`UPDATE list_changes SET rows = rows + 1 WHERE list = 'users'`]],
  ['I-33', [`SELECT fold_list_changes()`, `UPDATE list_counts SET rows = rows + 1 WHERE list = 'users'`]],
  ['I-33', [`UPDATE orders SET date = date - interval '3 days'`]],
  ['I-34', ['DELETE FROM refunds']],
  ['I-34', ['UPDATE refunds SET amount = amount + 1']],
  ['I-34', ["UPDATE refunds SET due_since = due_since - interval '1 day'"]],
  ['I-34', [`UPDATE refunds SET transaction_id = (SELECT max(id) FROM transactions)`]],
  ['I-34', [`UPDATE refunds SET order_id = ${completed}`]],
  ['I-34', [`DELETE FROM refunds WHERE reason = 'further'`]],
  ['I-34', [`UPDATE refunds SET amount = amount + 1 WHERE reason = 'further'`]],
  ['I-34', [`DELETE FROM audit_entries WHERE action = 'transaction.further-transfer'`]],
  [
    'I-34',
    [
      `INSERT INTO refunds (order_id, transaction_id, reason, amount, due_since, received_on)
        SELECT order_id, transaction_id, reason, amount, due_since, received_on FROM refunds WHERE reason = 'further'`,
    ],
  ],
  [
    'I-34',
    [
      `INSERT INTO receipts (transaction_id, amount, received_on, note)
        SELECT id, amount + 1, now(), 'too much' FROM transactions WHERE status = 'completed' AND order_id IS NOT NULL
        ON CONFLICT (transaction_id) DO NOTHING`,
      'ALTER TABLE receipts DISABLE TRIGGER receipts_never_changed',
      'UPDATE receipts SET amount = amount + 1',
    ],
  ],
  [
    'I-34',
    [`UPDATE refunds SET returned_on = now(), reference = 'FT 1', closed_at = now(), closed_by = 'somebody'`],
  ],
  ['I-35', [throughPayPal('paid')]],
  ['I-35', [throughPayPal('new'), taken('amount')]],
  ['I-35', [throughPayPal('paid'), taken('amount + 1')]],
  ['I-35', [throughPayPal('new'), `UPDATE transactions SET capturing_since = now() WHERE method = 'payPal'`]],
  // PayPal has returned the money of an order that is not rejected.
  [
    'I-35',
    [
      throughPayPal('paid'),
      taken('amount'),
      `UPDATE paypal_payments SET refund_id = 'R-' || transaction_id`,
      `UPDATE transactions SET returned_as = 'R-' || id WHERE method = 'payPal'`,
    ],
  ],
  // Money was taken by an attempt that holds no order.
  [
    'I-35',
    [
      throughPayPal('paid'),
      taken('amount'),
      `INSERT INTO paypal_payments
        (id, transaction_id, state, amount, production_mode, client_id, client_secret, paypal_order_id, created_at)
        SELECT gen_random_uuid(), transaction_id, 'unknown', amount, false, 'client', 'v1.a.b.c', 'U-' || transaction_id, now()
        FROM paypal_payments`,
    ],
  ],
  // Somebody confirmed an own proposal.
  [
    'I-41',
    ['ALTER TABLE proposals DROP CONSTRAINT proposals_confirmed_by_another', aProposal({ decidedBy: 1 })],
  ],
  // It was confirmed although its base had changed.
  [
    'I-41',
    ['ALTER TABLE proposals DROP CONSTRAINT proposals_confirmed_on_their_base', aProposal({ base: 'other' })],
  ],
  // The journal does not say who confirmed it.
  ['I-41', [aProposal({ entry: false })]],
  // PayPal shows money that it took in another way than the books.
  [
    'I-40',
    [
      throughPayPal('paid'),
      taken('amount'),
      `UPDATE transactions SET contradicted_since = now() WHERE method = 'payPal'`,
    ],
  ],
];

test.each(faults)('%s is reported as broken after %s', async (id, changes) => {
  expect(await foundAfter(...changes)).toContain(id);
});

test('the counts of lists are right after they are folded, and after they are counted again', async () => {
  expect(await foundAfter('SELECT fold_list_changes()')).toEqual([]);
  expect(await foundAfter('UPDATE list_changes SET rows = 9', 'SELECT recount_lists()')).toEqual([]);
});

test('the report describes in words what is wrong', async () => {
  await app.context.db
    .transaction(async (tx) => {
      await tx.execute(sql`UPDATE series SET reserved = reserved + 1 WHERE id = 1`);
      const [found] = await runBooksCheck(tx);
      expect(found?.rows.map(inWords)).toEqual(['series 1, reserved 6, wanted 5']);
      tx.rollback();
    })
    .catch((error) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
});

test('I-13 an order may be overdue for some minutes until the job rejects it', async () => {
  const terms = sql`SELECT wait_until AS term FROM transactions WHERE status = 'new'`;
  const { rows } = await app.context.db.execute<{ term: string }>(terms);
  const late = (minutes: number) => new Date(new Date(rows[0]?.term ?? 0).getTime() + minutes * 60_000);
  expect(await runBooksCheck(app.context.db, late(5))).toEqual([]);
  expect((await runBooksCheck(app.context.db, late(6))).map(({ id }) => id)).toEqual(['I-13']);
});

test('every invariant has a test that breaks it', () => {
  expect(new Set(faults.map(([id]) => id))).toEqual(new Set(invariants.map(({ id }) => id)));
});
