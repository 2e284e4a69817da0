import { Select, SimpleGrid, Stack, Text } from '@mantine/core';
import {
  type CsvField,
  type CsvLayout,
  csvFields,
  dayOrders,
  decimalMarks,
} from '@share/contract/areas/statements/csv-layout.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { importTexts } from './import.texts.ts';

/** The columns while some of them are not chosen yet. */
type Columns = Partial<CsvLayout['columns']>;
const needed: readonly CsvField[] = ['bookedOn', 'amount'];

interface CsvColumnsProps {
  header: readonly string[];
  layout: CsvLayout | null;
  /** Who named the columns the last time. */
  remembered: string | null;
  /** Called once day and amount have their columns. */
  onChange: (layout: CsvLayout) => void;
}

/** Says which column of the table is which, and how days and amounts are written. */
export function CsvColumns({ header, layout, remembered, onChange }: CsvColumnsProps) {
  const own = useTexts(importTexts);
  const [columns, setColumns] = useState<Columns>(layout?.columns ?? {});
  const choose = (changes: Partial<CsvLayout>, next: Columns = columns) => {
    setColumns(next);
    const { bookedOn, amount } = next;
    if (bookedOn === undefined || amount === undefined) return;
    onChange({ ...layout, ...changes, columns: { ...next, bookedOn, amount } });
  };
  const chooseColumn = (field: CsvField, value: string | null) => {
    const { [field]: _, ...others } = columns;
    choose({}, value === null ? others : { ...others, [field]: Number(value) });
  };
  return (
    <Stack gap="xs">
      <Text fw={700}>{own.columnsTitle}</Text>
      <Text size="sm" c="dimmed">
        {remembered ?? own.columnsHint}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
        {csvFields.map((field) => (
          <Select
            key={field}
            label={own.csvFields[field]}
            required={needed.includes(field)}
            clearable={!needed.includes(field)}
            allowDeselect={false}
            placeholder={own.noColumn}
            data={header.map((name, column) => ({
              value: String(column),
              label: own.columnName(name, column + 1),
            }))}
            value={columns[field] === undefined ? null : String(columns[field])}
            onChange={(value) => chooseColumn(field, value)}
          />
        ))}
        <Select
          label={own.dayOrder}
          clearable
          placeholder={own.recognised}
          data={dayOrders.map((value) => ({ value, label: own.dayOrders[value] }))}
          value={layout?.dayOrder ?? null}
          onChange={(value) => choose({ dayOrder: value ?? undefined })}
        />
        <Select
          label={own.decimalMark}
          clearable
          placeholder={own.recognised}
          data={decimalMarks.map((value) => ({ value, label: own.decimalMarks[value] }))}
          value={layout?.decimalMark ?? null}
          onChange={(value) => choose({ decimalMark: value ?? undefined })}
        />
      </SimpleGrid>
    </Stack>
  );
}
