import { listEmails } from '@share/contract/areas/emails/emails.endpoints.ts';
import { cardOf } from '../home/home.shared.ts';

/** Failed within a month and not sent again: later nobody waits for them any more. */
const FAILED = `given_up_at > $1::timestamptz - interval '30 days' AND again_at IS NULL`;

/** They are named by their template, not by the person: not everybody who sees the card may see people. */
export const emailsCards = [
  cardOf({
    name: 'emailsFailed',
    endpoint: listEmails,
    total: `SELECT count(*)::int AS rows FROM emails WHERE ${FAILED}`,
    oldest: `SELECT e.id, coalesce(t.name, jsonb_build_object('pl', e.type, 'en', e.type)) AS title, e.given_up_at AS at
      FROM (SELECT id FROM emails WHERE ${FAILED} ORDER BY given_up_at, id LIMIT 5) page
      JOIN emails e ON e.id = page.id LEFT JOIN email_templates t ON t.type = e.type
      ORDER BY e.given_up_at, e.id`,
  }),
];
