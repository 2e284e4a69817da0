import { statementsList } from '@share/contract/areas/statements/statements.endpoints.ts';
import type { StatementRow } from '@share/contract/areas/statements/statements.schemas.ts';
import type { DateRange } from '@share/contract/shared/lists/list.ts';
import type { Parameter } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';

interface Found extends Omit<StatementRow, 'importedAt' | 'opening' | 'closing'> {
  importedAt: Date;
  opening: string;
  closing: string;
}

/** SQL: whether a line of `statements s` waits for a decision. */
export const HAS_OPEN = `EXISTS (SELECT FROM statement_lines l WHERE l.statement_id = s.id AND l.state = 'open')`;

const source: ListSource<typeof statementsList, Found, StatementRow> = {
  declared: statementsList,
  from: 'statements s',
  id: 's.id',
  filters: {
    account: (typed: string, parameter: Parameter) =>
      `strpos(s.account, ${parameter(typed.replace(/[\s-]/g, '').toUpperCase())}) > 0`,
    to: ({ from, to }: DateRange, parameter: Parameter) =>
      [
        ...(from === undefined ? [] : [`s.to_day >= ${parameter(from)}::date`]),
        ...(to === undefined ? [] : [`s.to_day <= ${parameter(to)}::date`]),
      ].join(' AND ') || 'true',
    isOpen: (isOpen: boolean) => (isOpen ? HAS_OPEN : `NOT ${HAS_OPEN}`),
  },
  orders: { to: 's.to_day', importedAt: 's.imported_at' },
  select: {
    id: 's.id',
    account: 's.account',
    format: 's.format',
    fileName: 'f.file_name',
    number: 's.number',
    from: 's.from_day::text',
    to: 's.to_day::text',
    opening: 's.opening',
    closing: 's.closing',
    lines: '(SELECT count(*)::int FROM statement_lines l WHERE l.statement_id = s.id)',
    open: `(SELECT count(*)::int FROM statement_lines l WHERE l.statement_id = s.id AND l.state = 'open')`,
    importedAt: 's.imported_at',
    importedBy: `coalesce((SELECT nullif(btrim(u.first_name || ' ' || u.last_name), '') FROM users u
      WHERE u.email = s.imported_by AND u.deleted_at IS NULL), s.imported_by)`,
  },
  joins: 'JOIN statements s ON s.id = page.id JOIN files f ON f.id = s.file_id',
  row: (found) => ({
    ...found,
    opening: Number(found.opening),
    closing: Number(found.closing),
    importedAt: found.importedAt.toISOString(),
  }),
};

export const listStatements = listFrom(source);
