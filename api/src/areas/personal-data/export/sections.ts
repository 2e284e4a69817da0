import type { Translated } from '@share/contract/shared/translated.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { readNotesAbout } from '../../notes/notes.shared.ts';
import { readAccount } from './account-section.ts';
import { readEmails, readMessages } from './email-sections.ts';
import { readOrders } from './order-section.ts';

interface Section {
  title: Translated;
  read: (context: Context, id: number) => Promise<unknown>;
}

/** Reads rows as they are stored, with column names that people understand. `$person` is the number of the person. */
const rows =
  (query: string): Section['read'] =>
  async ({ db }, id) =>
    (await db.execute(sql.join(query.split('$person').map(sql.raw), sql`${id}`))).rows;

/** The sections of the file in their order, without the journal. */
export const sections: Readonly<Record<string, Section>> = {
  account: { title: { pl: 'Konto', en: 'Account' }, read: readAccount },
  agreements: {
    title: { pl: 'Zgody z treścią, jaką pokazano', en: 'Agreements with the text that was shown' },
    read: rows(`SELECT order_id AS "order", target, type, name, content AS "text", is_required AS "required", is_accepted AS "accepted",
      created_at AS "answeredAt" FROM user_agreements WHERE user_id = $person ORDER BY id`),
  },
  orders: { title: { pl: 'Zamówienia', en: 'Orders' }, read: readOrders },
  transactions: {
    title: { pl: 'Transakcje', en: 'Transactions' },
    read: rows(`SELECT t.id, t.order_id AS "order", t.type, t.method, t.method_id AS "reference", t.status,
      t.original_amount AS "amountWithoutCommission", t.commission, t.amount, t.tax, t.date, t.date_completed AS "completedAt",
      t.date_rejected AS "rejectedAt", t.wait_until AS "payableUntil", r.amount AS "receivedAmount", r.received_on AS "receivedOn",
      r.note AS "noteOnPayment" FROM transactions t LEFT JOIN receipts r ON r.transaction_id = t.id
      WHERE t.user_id = $person ORDER BY t.id`),
  },
  payouts: {
    title: { pl: 'Wypłaty dywidend', en: 'Payouts of dividends' },
    read: rows(`SELECT l.transaction_id AS "transaction", p.as_of AS "day", o.title AS "offer", l.shares, l.gross, l.tax, l.net,
      l.account, l.state, l.sent_at AS "sentAt", l.paid_on AS "paidOn", l.reference, l.note FROM payout_lines l
      JOIN payouts p ON p.id = l.payout_id JOIN offers o ON o.id = p.offer_id WHERE l.user_id = $person ORDER BY l.id`),
  },
  returnedMoney: {
    title: { pl: 'Zwroty pieniędzy', en: 'Returned money' },
    read: rows(`SELECT r.order_id AS "order", r.transaction_id AS "transaction", r.reason, r.amount, r.due_since AS "dueSince", r.received_on AS "receivedOn",
      r.note, r.returned_on AS "returnedOn", r.reference FROM refunds r JOIN orders o ON o.id = r.order_id
      WHERE o.user_id = $person ORDER BY r.id`),
  },
  onlinePayments: {
    title: { pl: 'Płatności PayPal', en: 'PayPal payments' },
    read: rows(`SELECT p.transaction_id AS "transaction", p.state, p.amount, p.paypal_order_id AS "payPalOrder",
      p.capture_id AS "payPalCapture", p.refund_id AS "payPalRefund", p.created_at AS "createdAt" FROM paypal_payments p
      JOIN transactions t ON t.id = p.transaction_id WHERE t.user_id = $person ORDER BY p.created_at, p.id`),
  },
  investments: {
    title: { pl: 'Inwestycje i numery udziałów', en: 'Investments and share numbers' },
    read: rows(`SELECT i.id, o.title AS "offer", i.invested_amount AS "investedAmount", i.number_of_shares AS "numberOfShares",
      i.created_at AS "createdAt", coalesce((SELECT json_agg(json_build_object('series', e.name, 'number', s.share_number,
        'price', s.price, 'date', s.date) ORDER BY s.id) FROM shares s JOIN series e ON e.id = s.series_id
        WHERE s.investment_id = i.id), '[]') AS "shares"
      FROM investments i JOIN offers o ON o.id = i.offer_id WHERE i.user_id = $person ORDER BY i.id`),
  },
  documents: {
    title: {
      pl: 'Podpisane dokumenty (same pliki są przy zamówieniach)',
      en: 'Signed documents (the files are at the orders)',
    },
    read: rows(`SELECT d.order_id AS "order", d.display_name AS "name", f.content_type AS "type", f.size, f.sha256,
      d.created_at AS "uploadedAt" FROM signed_documents d JOIN files f ON f.id = d.file_id
      JOIN orders o ON o.id = d.order_id WHERE o.user_id = $person ORDER BY d.id`),
  },
  uploads: {
    title: { pl: 'Pliki, które ta osoba dodała', en: 'Files that this person uploaded' },
    read: rows(`SELECT file_name AS "name", content_type AS "type", size, created_at AS "uploadedAt" FROM files
      WHERE created_by = $person ORDER BY id`),
  },
  notes: {
    title: { pl: 'Notatki pracowników o tej osobie', en: 'Notes of staff about this person' },
    read: ({ db }, id) => readNotesAbout(db, id),
  },
  emails: { title: { pl: 'E-maile do tej osoby', en: 'E-mails to this person' }, read: readEmails },
  messages: {
    title: { pl: 'Wiadomości z formularza kontaktowego', en: 'Messages of the contact form' },
    read: readMessages,
  },
  sessions: {
    title: { pl: 'Sesje i urządzenia', en: 'Sessions and devices' },
    read: rows(`SELECT kind, created_at AS "openedAt", rotated_at AS "lastUsedAt", ended_at AS "endedAt",
      expires_at AS "expiresAt", ip AS "address", user_agent AS "browser" FROM sessions WHERE user_id = $person ORDER BY created_at`),
  },
  passwordLinks: {
    title: { pl: 'Linki do ustawienia hasła', en: 'Links to set the password' },
    read: rows(`SELECT created_at AS "createdAt", mailed_at AS "mailedAt", expires_at AS "expiresAt", used_at AS "usedAt"
      FROM password_tokens WHERE user_id = $person ORDER BY id`),
  },
  secondFactors: {
    title: { pl: 'Drugi składnik logowania', en: 'Second factors' },
    read: rows(`SELECT 'app' AS kind, NULL AS name, created_at AS "createdAt", confirmed_at AS "usableSince", NULL AS "usedAt"
      FROM one_time_codes WHERE user_id = $person
      UNION ALL SELECT 'passkey', name, created_at, created_at, used_at FROM passkeys WHERE user_id = $person ORDER BY 3`),
  },
  registrations: {
    title: { pl: 'Niedokończone rejestracje tego adresu', en: 'Unfinished registrations of this address' },
    read: rows(`SELECT g.email, g.language, g.created_at AS "createdAt", g.expires_at AS "expiresAt" FROM registrations g
      JOIN users u ON u.email = g.email AND u.deleted_at IS NULL AND u.email_confirmed_at IS NOT NULL WHERE u.id = $person ORDER BY g.id`),
  },
  savedViews: {
    title: { pl: 'Zapisane widoki list', en: 'Saved views of lists' },
    read: rows(
      `SELECT screen, name, query, is_shared AS "shared" FROM list_views WHERE owner_id = $person ORDER BY id`,
    ),
  },
  listLayouts: {
    title: { pl: 'Kolumny i wysokość wierszy list', en: 'Columns and row height of lists' },
    read: rows(`SELECT screen, columns, NULL AS density FROM list_layouts WHERE user_id = $person
      UNION ALL SELECT NULL, NULL, density FROM list_densities WHERE user_id = $person ORDER BY 1`),
  },
};
