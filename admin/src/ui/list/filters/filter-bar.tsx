import { Button, Fieldset, Group, Modal, Popover, Stack } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import type { FilterValue, ListState } from '@share/contract/shared/lists/list.ts';
import { IconChevronDown, IconFilter } from '@tabler/icons-react';
import { useRef } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useSingleKeys } from '../../shortcuts/single-keys.ts';
import { listTexts } from '../list.texts.ts';
import classes from './filter-bar.module.css';
import { AnyFilter } from './filter-control.tsx';
import type { OfType, ShownFilter } from './filter-texts.ts';
import { TextFilter } from './text-filter.tsx';

interface FilterBarProps {
  filters: ShownFilter[];
  state: ListState;
  onChange: (name: string, value: FilterValue | undefined) => void;
}

const isText = (filter: ShownFilter): filter is ShownFilter<OfType<'text'>> =>
  filter.declared.type === 'text';
const isRange = ({ declared }: ShownFilter) =>
  declared.type === 'dateRange' || declared.type === 'numberRange';

/** Stands for the other text filters, which an address may still set: they are chips then. */
export const MAIN_SEARCH = 'search';

/**
 * Searches are always visible; other filters beside them on wide screens, in a dialogue on narrow ones. `/` focuses
 * the first search.
 */
export function FilterBar({ filters, state, onChange }: FilterBarProps) {
  const search = useRef<HTMLInputElement>(null);
  useSingleKeys([['/', () => search.current?.focus()]]);
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const texts = filters.filter(isText);
  const main = texts.filter(({ name }) => name === MAIN_SEARCH);
  const searches = main.length > 0 ? main : texts;
  const others = filters.filter((filter) => !isText(filter));
  return (
    <Group gap="xs" align="flex-start" role="search">
      {searches.map((filter, index) => (
        <div key={filter.name} className={classes.search} data-main={main.length > 0 || undefined}>
          <TextFilter
            inputRef={index === 0 ? search : undefined}
            filter={filter}
            value={state.filters[filter.name] as string | undefined}
            onChange={(value) => onChange(filter.name, value)}
          />
        </div>
      ))}
      {isNarrow ? (
        <FilterDialog filters={others} state={state} onChange={onChange} />
      ) : (
        others.map((filter) => (
          <InlineFilter key={filter.name} filter={filter} state={state} onChange={onChange} />
        ))
      )}
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

function FilterDialog({ filters, state, onChange }: FilterBarProps) {
  const texts = useTexts(listTexts);
  const common = useTexts(commonTexts);
  const [opened, { open, close }] = useDisclosure(false);
  const active = filters.filter(({ name }) => state.filters[name] !== undefined).length;
  if (filters.length === 0) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconFilter size={16} aria-hidden />} onClick={open}>
        {active > 0 ? texts.filtersActive(active) : texts.filters}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={texts.filters}
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <Stack gap="md" pb="md">
          {filters.map((filter) => (
            <Fieldset key={filter.name} legend={filter.label} variant="unstyled" className={classes.fieldset}>
              <FilterOf filter={filter} state={state} onChange={onChange} />
            </Fieldset>
          ))}
          <Button onClick={close}>{common.close}</Button>
        </Stack>
      </Modal>
    </>
  );
}
