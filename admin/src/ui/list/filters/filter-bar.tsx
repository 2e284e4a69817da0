import { Button, Group, Popover } from '@mantine/core';
import type { FilterValue, ListState } from '@share/contract/shared/lists/list.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSingleKeys } from '../../shortcuts/single-keys.ts';
import classes from './filter-bar.module.css';
import { AnyFilter } from './filter-control.tsx';
import type { ShownFilter } from './filter-texts.ts';
import { TextFilter } from './text-filter.tsx';
import { MAIN_SEARCH, searchesOf, withoutTexts } from './text-filters.ts';

interface FilterBarProps {
  filters: ShownFilter[];
  state: ListState;
  onChange: (name: string, value: FilterValue | undefined) => void;
}

const isRange = ({ declared }: ShownFilter) =>
  declared.type === 'dateRange' || declared.type === 'numberRange';

/** The searches and, beside them, the other filters. `/` focuses the first search. */
export function FilterBar({ filters, state, onChange }: FilterBarProps) {
  const search = useRef<HTMLInputElement>(null);
  useSingleKeys([['/', () => search.current?.focus()]]);
  const searches = searchesOf(filters);
  return (
    <Group gap="xs" align="flex-start" role="search">
      {searches.map((filter, index) => (
        <div
          key={filter.name}
          className={classes.search}
          data-main={filter.name === MAIN_SEARCH || undefined}
        >
          <TextFilter
            inputRef={index === 0 ? search : undefined}
            filter={filter}
            value={state.filters[filter.name] as string | undefined}
            onChange={(value) => onChange(filter.name, value)}
          />
        </div>
      ))}
      {withoutTexts(filters).map((filter) => (
        <InlineFilter key={filter.name} filter={filter} state={state} onChange={onChange} />
      ))}
    </Group>
  );
}

type OneFilterProps = Omit<FilterBarProps, 'filters'> & { filter: ShownFilter };

const FilterOf = ({ filter, state, onChange }: OneFilterProps) => (
  <AnyFilter
    filter={filter}
    value={state.filters[filter.name]}
    onChange={(value) => onChange(filter.name, value)}
  />
);

/** Range filters have two inputs, which would make the bar too long: they open in a popover, above the chips that they change. */
function InlineFilter(props: OneFilterProps) {
  if (!isRange(props.filter)) {
    return (
      <div className={classes.choice}>
        <FilterOf {...props} />
      </div>
    );
  }
  const isActive = props.state.filters[props.filter.name] !== undefined;
  return (
    <Popover position="top-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant={isActive ? 'light' : 'default'}
          fw={400}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {props.filter.label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <FilterOf {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}
