import { UnstyledButton } from '@mantine/core';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { scrollWithin } from '../../scroll-within.ts';
import { NumberText } from '../../values/values.tsx';
import type { ShownFilter } from '../filters/filter-texts.ts';
import { listTexts } from '../list.texts.ts';
import classes from './list-tabs.module.css';
import { type TotalsEndpoint, useListTotals } from './use-list-totals.ts';

interface ListTabsProps {
  /** The select filter whose choices are the tabs. */
  filter: ShownFilter;
  totals: TotalsEndpoint;
  state: ListState;
  onChange: (choice: string | undefined) => void;
}

/** The choices of a filter as tabs, each with the number of its rows under all other filters. */
export function ListTabs({ filter, totals, state, onChange }: ListTabsProps) {
  const texts = useTexts(listTexts);
  const { data } = useListTotals(totals, state);
  const counts = data?.tabs;
  const all = counts && Object.values(counts).reduce((sum, { rows }) => sum + rows, 0);
  const choices = filter.declared.type === 'select' ? filter.declared.choices : [];
  const chosen = state.filters[filter.name];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container that scrolls
    <div role="group" aria-label={filter.label} className={classes.tabs}>
      <Tab
        label={texts.all}
        rows={all}
        isChosen={chosen === undefined}
        onChoose={() => onChange(undefined)}
      />
      {choices.map((choice) => (
        <Tab
          key={choice}
          label={filter.choices[choice] ?? choice}
          rows={counts ? (counts[choice]?.rows ?? 0) : undefined}
          isChosen={chosen === choice}
          onChoose={() => onChange(choice)}
        />
      ))}
    </div>
  );
}

interface TabProps {
  label: string;
  /** Absent while the number is unknown. */
  rows: number | null | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

/** Pixels that are visible beside the chosen tab, so that the row is seen to go on. */
const MARGIN = 24;

function Tab({ label, rows, isChosen, onChoose }: TabProps) {
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const row = own.current?.parentElement;
    // The numbers widen the tabs.
    if (isChosen && rows !== undefined && own.current && row) scrollWithin(row, own.current, MARGIN);
  }, [isChosen, rows]);
  return (
    <UnstyledButton ref={own} className={classes.tab} aria-pressed={isChosen} onClick={onChoose}>
      {label}
      {typeof rows === 'number' && (
        <span className={classes.count}>
          <NumberText value={rows} />
        </span>
      )}
    </UnstyledButton>
  );
}
