import { Stack } from '@mantine/core';
import {
  exportStatements,
  getStatement,
  importStatement,
  listStatements,
} from '@share/contract/areas/statements/statements.endpoints.ts';
import { formatBookDay } from '@share/contract/shared/dates.ts';
import { useNavigate } from '@tanstack/react-router';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { useFileDrop } from '../../ui/fields/uploads/drop-zone.tsx';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { AccountNumberText, BookDayText } from '../../ui/values/values.tsx';
import { recordPaths, recordScreens } from '../links/record-paths.ts';
import { keepDropped } from './import/dropped-files.ts';
import { RulesSection } from './rules/rules-section.tsx';
import classes from './statements.module.css';
import { statementsTexts } from './statements.texts.ts';

/** The imported statements, the newest first. */
export function StatementsList() {
  const t = useTexts(statementsTexts);
  const mayImport = useCan(importStatement);
  const navigate = useNavigate();
  const { isOver, handlers } = useFileDrop((files) => {
    keepDropped(files);
    void navigate({ to: recordScreens.statement.create });
  });
  return (
    <Stack
      gap="md"
      className={classes.drop}
      data-over={(mayImport && isOver) || undefined}
      {...(mayImport && handlers)}
    >
      <EntityList
        endpoint={listStatements}
        file={exportStatements}
        title={t.title}
        empty={t.empty}
        show={t.show}
        nameOf={({ to }) => t.nameOf(formatBookDay(to))}
        columns={[
          {
            name: 'to',
            header: t.to,
            phone: 'title',
            value: ({ to }) => <BookDayText day={to} />,
            exported: [
              { name: 'from', header: t.from },
              { name: 'to', header: t.to },
            ],
          },
          { name: 'number', header: t.number, below: 'to', value: ({ number }) => number },
          {
            name: 'account',
            header: t.account,
            wide: true,
            phone: 'detail',
            value: ({ account }) => <AccountNumberText stored={account} />,
          },
          { name: 'opening', header: t.opening, kind: 'money', value: ({ opening }) => opening },
          {
            name: 'closing',
            below: 'opening',
            header: t.closing,
            kind: 'money',
            phone: 'figure',
            value: ({ closing }) => closing,
          },
          { name: 'lines', header: t.lines, kind: 'number', value: ({ lines }) => lines },
          {
            name: 'open',
            below: 'lines',
            header: t.open,
            kind: 'number',
            phone: {
              badge: ({ open }) =>
                open === 0 ? null : <StatusBadge tone="waiting">{t.toDecide(open)}</StatusBadge>,
            },
            value: ({ open }) => open,
          },
          {
            name: 'importedAt',
            below: 'account',
            header: t.importedAt,
            kind: 'instant',
            value: ({ importedAt }) => importedAt,
            exported: [
              { name: 'importedAt', header: t.importedAt },
              { name: 'importedBy', header: t.importedBy },
            ],
          },
        ]}
        filters={{ account: t.account, to: t.to, isOpen: t.isOpen }}
        create={{ endpoint: importStatement, to: recordScreens.statement.create, label: t.add }}
        open={{ view: getStatement, to: ({ id }) => recordPaths.statement(id) }}
      />
      <RulesSection />
    </Stack>
  );
}
