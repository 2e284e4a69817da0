import { listStatements } from '@share/contract/areas/statements/statements.endpoints.ts';
import { listUnknownMoney } from '@share/contract/areas/statements/unknown-money.endpoints.ts';
import { cardOf } from '../home/home.shared.ts';
import { HAS_OPEN } from './list-statements.ts';

/** Statements with lines about which nobody has decided, and money that belongs to nobody. */
export const statementsCards = [
  cardOf({
    name: 'statementsOpen',
    endpoint: listStatements,
    total: `SELECT count(*)::int AS rows FROM statements s WHERE ${HAS_OPEN}`,
    oldest: `SELECT s.id, jsonb_build_object('pl', grouped, 'en', grouped) AS title, s.imported_at AS at
      FROM statements s, concat(left(account, 2), regexp_replace(substr(account, 3), '(.{1,4})', ' \\1', 'g')) grouped WHERE ${HAS_OPEN} ORDER BY s.imported_at, s.id LIMIT 5`,
  }),
  cardOf({
    name: 'unknownMoney',
    endpoint: listUnknownMoney,
    total: `SELECT count(*)::int AS rows, coalesce(sum(amount), 0) AS amount FROM unknown_money WHERE state = 'waiting'`,
    oldest: `SELECT l.statement_id AS id, l.counterparty_name AS person, jsonb_build_object('pl', l.title, 'en', l.title) AS title,
        k.amount, k.recorded_at AS at
      FROM (SELECT * FROM unknown_money WHERE state = 'waiting' ORDER BY recorded_at, id LIMIT 5) k
      JOIN statement_lines l ON l.id = k.line_id ORDER BY k.recorded_at, k.id`,
  }),
];
