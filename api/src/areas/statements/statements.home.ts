import { listStatements } from '@share/contract/areas/statements/statements.endpoints.ts';
import { cardOf } from '../home/home.shared.ts';
import { HAS_OPEN } from './list-statements.ts';

/** Statements with lines about which nobody has decided. */
export const statementsCards = [
  cardOf({
    name: 'statementsOpen',
    endpoint: listStatements,
    total: `SELECT count(*)::int AS rows FROM statements s WHERE ${HAS_OPEN}`,
    oldest: `SELECT s.id, jsonb_build_object('pl', s.account, 'en', s.account) AS title, s.imported_at AS at
      FROM statements s WHERE ${HAS_OPEN} ORDER BY s.imported_at, s.id LIMIT 5`,
  }),
];
