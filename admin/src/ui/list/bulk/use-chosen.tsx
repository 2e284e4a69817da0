import { Checkbox } from '@mantine/core';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { call } from '../../../platform/api/api-client.ts';
import { useTexts } from '../../../platform/texts.ts';
import type { RowRules } from '../row-parts.tsx';
import { bulkTexts } from './bulk.texts.ts';
import type { BulkAction } from './bulk-action.ts';

interface ChosenOptions<Row> {
  /** The key of page and filters; a choice applies only to its key. */
  shown: string;
  /** The rows on the screen. */
  page: readonly Row[];
  /** Whether the rows are still those of the previous page, so that nothing can be chosen. */
  isWaiting: boolean;
  nameOf: (row: Row) => string;
}

/** The chosen rows among those on the screen; a row that leaves the page is no longer chosen. */
export function useChosen<Row extends { id: number }>({
  shown,
  page,
  isWaiting,
  nameOf,
}: ChosenOptions<Row>) {
  const texts = useTexts(bulkTexts);
  const [chosen, setChosen] = useState<{ shown: string; ids: readonly number[] }>({ shown, ids: [] });
  const ids = chosen.shown === shown && !isWaiting ? chosen.ids : [];
  const rows = ids.flatMap((id) => page.find((row) => row.id === id) ?? []);
  const choose = (next: readonly Row[]) => setChosen({ shown, ids: next.map(({ id }) => id) });
  const isChosen = ({ id }: Row) => rows.some((row) => row.id === id);
  return {
    rows,
    choose,
    /** The checkbox that chooses all rows of the page, or none if all are chosen. */
    boxOfAll: (): ReactNode => {
      const isAll = page.length > 0 && page.every(isChosen);
      return (
        <Checkbox
          size="xs"
          disabled={isWaiting}
          aria-label={texts.all(page.length)}
          checked={isAll}
          indeterminate={rows.length > 0 && !isAll}
          onChange={() => choose(isAll ? [] : page)}
        />
      );
    },
    /** The checkbox that chooses a row, before its name. */
    boxOf: (row: Row): ReactNode => (
      <Checkbox
        size="xs"
        disabled={isWaiting}
        aria-label={texts.choose(nameOf(row))}
        checked={isChosen(row)}
        onChange={() => choose(isChosen(row) ? rows.filter(({ id }) => id !== row.id) : [...rows, row])}
      />
    ),
  };
}

/** Deletes the chosen rows after one question for all of them; not offered where each deletion has its own question. */
export function useBulkDelete<Row extends { id: number }, Remove extends Endpoint>({
  remove,
  nameOf,
}: RowRules<Row, Remove>): BulkAction<Row>[] {
  const texts = useTexts(bulkTexts);
  if (!remove || remove.question) return [];
  return [
    {
      name: 'delete',
      label: texts.deleteChosen,
      icon: <IconTrash size={18} aria-hidden />,
      endpoint: remove.endpoint,
      isPossible: (row) => remove.isOffered?.(row) ?? true,
      title: texts.deleteTitle,
      message: texts.deleteMessage,
      isDangerous: true,
      describe: nameOf,
      run: (row) => {
        const params = remove.params(row);
        return call(remove.endpoint, params === undefined ? {} : { params });
      },
      onDone: remove.onDeleted,
    },
  ];
}
