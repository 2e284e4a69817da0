import { Alert, Button, Group, ScrollArea, Select, Stack, Table } from '@mantine/core';
import type { StatementPreview } from '@share/contract/areas/statements/statement-preview.schemas.ts';
import { previewStatement } from '@share/contract/areas/statements/statements.endpoints.ts';
import { statementEncodings } from '@share/contract/areas/statements/statements.schemas.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { errorMessage, isErrorCode } from '@share/contract/shared/errors.ts';
import { groupedAccountNumber } from '@share/contract/shared/personal-data.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { upload } from '../../../platform/api/api-client.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import { BookDayText, MoneyText } from '../../../ui/values/values.tsx';
import { linesTexts } from '../lines/lines.texts.ts';
import { statementsTexts } from '../statements.texts.ts';
import { CsvColumns } from './csv-columns.tsx';
import { importTexts } from './import.texts.ts';
import type { Said } from './said.ts';

interface FilePreviewProps {
  file: File;
  onImport: (said: Said) => void;
}

/** How a file is read, and what can be said instead, before it is imported. Nothing is stored meanwhile. */
export function FilePreview({ file, onImport }: FilePreviewProps) {
  const t = useTexts(statementsTexts);
  const own = useTexts(importTexts);
  const { language } = useLanguage();
  const [said, setSaid] = useState<Said>({});
  const { data, error, isFetching } = useQuery({
    queryKey: ['statements', 'preview', file.name, file.size, file.lastModified, said],
    queryFn: ({ signal }) => upload(previewStatement, file, { query: said, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  if (error) return <ErrorBanner failure={error} />;
  if (!data) return null;
  const { table, fault } = data;
  return (
    <Stack gap="md">
      <Group align="end" gap="md">
        <Select
          label={t.encoding}
          allowDeselect={false}
          data={statementEncodings.map((value) => ({ value, label: t.encodings[value] }))}
          value={data.encoding}
          onChange={(encoding) => setSaid({ ...said, encoding: encoding as StatementPreview['encoding'] })}
        />
        {table && (
          <Select
            label={t.account}
            allowDeselect={false}
            placeholder={own.chooseAccount}
            w={{ base: '100%', xs: 340 }}
            data={table.accounts.map((value) => ({ value, label: groupedAccountNumber(value) }))}
            value={data.account || null}
            onChange={(account) => setSaid({ ...said, account: account ?? '' })}
          />
        )}
      </Group>
      {table && (
        <>
          <Rows table={table} />
          <CsvColumns
            header={table.header}
            layout={said.layout ? JSON.parse(said.layout) : table.layout}
            remembered={
              table.remembered && own.remembered(table.remembered.by, formatInstant(table.remembered.at))
            }
            onChange={(layout) => setSaid({ ...said, layout: JSON.stringify(layout) })}
          />
        </>
      )}
      <FirstLines lines={data.lines} />
      {fault && isErrorCode(fault.code) && (
        <Alert color="yellow">{errorMessage(fault.code, language, { line: fault.line })}</Alert>
      )}
      <Group>
        <Button disabled={fault !== null || isFetching} onClick={() => onImport(said)}>
          {own.import}
        </Button>
      </Group>
    </Stack>
  );
}

/** The rows as the bank wrote them. */
function Rows({ table: { header, rows } }: { table: NonNullable<StatementPreview['table']> }) {
  const own = useTexts(importTexts);
  return (
    <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': own.rowsOfFile }}>
      <Table aria-label={own.rowsOfFile} withTableBorder withColumnBorders fz="xs">
        <Table.Thead>
          <Table.Tr>
            {header.map((name, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
              <Table.Th key={column}>{own.columnName(name, column + 1)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
            <Table.Tr key={row}>
              {header.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
                <Table.Td key={column}>{cells[column]}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}

/** The first lines as they would be imported. */
function FirstLines({ lines }: Pick<StatementPreview, 'lines'>) {
  const t = useTexts(linesTexts);
  const own = useTexts(importTexts);
  if (lines.length === 0) return null;
  return (
    <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': own.firstLines }}>
      <Table aria-label={own.firstLines} fz="sm" captionSide="top">
        <Table.Caption>{own.firstLines}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{own.bookedOn}</Table.Th>
            <Table.Th ta="right">{t.amount}</Table.Th>
            <Table.Th>{t.transferTitle}</Table.Th>
            <Table.Th>{t.sender}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map(({ bookedOn, amount, title, counterparty }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
            <Table.Tr key={row}>
              <Table.Td>
                <BookDayText day={bookedOn} />
              </Table.Td>
              <Table.Td ta="right">
                <MoneyText amount={amount} />
              </Table.Td>
              <Table.Td>{title}</Table.Td>
              <Table.Td>{counterparty.name}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}
