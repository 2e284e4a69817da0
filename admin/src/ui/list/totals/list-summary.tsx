import { Text } from '@mantine/core';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import { MoneyText, NumberText } from '../../values/values.tsx';
import { type TotalsEndpoint, useListTotals } from './use-list-totals.ts';

interface ListSummaryProps {
  /** The number of matching rows. */
  rows: number;
  totals: TotalsEndpoint | undefined;
  state: ListState;
  /** What the sum leaves out, in words. */
  leftOut: string | undefined;
}

/** The number of matching rows and the sum of their money, beside the title. */
export const ListSummary = ({ rows, totals, state, leftOut }: ListSummaryProps) => (
  <Text c="dimmed" data-summary>
    <NumberText value={rows} />
    {totals && <Sum totals={totals} state={state} leftOut={leftOut} />}
  </Text>
);

/** Absent if the list has no money, and while only the sum of other rows is known. */
function Sum({
  totals,
  state,
  leftOut,
}: Pick<ListSummaryProps, 'state' | 'leftOut'> & { totals: TotalsEndpoint }) {
  const { data, isPlaceholderData } = useListTotals(totals, state);
  const amount = isPlaceholderData ? undefined : data?.amount;
  if (typeof amount !== 'number') return null;
  return (
    <>
      {' · '}
      <MoneyText amount={amount} />
      {leftOut !== undefined && (
        // Phones have no room for it; the tabs show what it leaves out.
        <Text span inherit visibleFrom="sm">
          {` (${leftOut})`}
        </Text>
      )}
    </>
  );
}
