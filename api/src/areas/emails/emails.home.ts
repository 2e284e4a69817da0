import { listEmails } from '@share/contract/areas/emails/emails.endpoints.ts';
import { cardOf, NOW } from '../home/home.shared.ts';
import { hasFailed } from './list-emails.ts';

const FAILED = hasFailed(NOW);

/** The card names e-mails by their template, not by the person, because not everybody who sees the card may see people. */
export const emailsCards = [
  cardOf({
    name: 'emailsFailed',
    endpoint: listEmails,
    total: `SELECT count(*)::int AS rows FROM emails e WHERE ${FAILED}`,
    oldest: `SELECT e.id, coalesce(t.name, jsonb_build_object('pl', e.type, 'en', e.type)) AS title, e.given_up_at AS at
      FROM (SELECT e.id FROM emails e WHERE ${FAILED} ORDER BY e.given_up_at, e.id LIMIT 5) page
      JOIN emails e ON e.id = page.id LEFT JOIN email_templates t ON t.type = e.type
      ORDER BY e.given_up_at, e.id`,
  }),
];
