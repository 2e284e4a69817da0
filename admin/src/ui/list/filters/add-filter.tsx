import { Button, FocusTrap, Popover, UnstyledButton } from '@mantine/core';
import type { FilterValue, ListState } from '@share/contract/shared/lists/list.ts';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { listTexts } from '../list.texts.ts';
import classes from './filter-popover.module.css';
import type { ShownFilter } from './filter-texts.ts';
import { FilterPlaceholder, OneFilter } from './lazy-filter.tsx';

interface AddFilterProps {
  filters: ShownFilter[];
  state: ListState;
  onChange: (name: string, value: FilterValue | undefined) => void;
}

/** One button for all filters: it lists their names, and shows the fields of the chosen filter in the same place. */
export function AddFilter({ filters, state, onChange }: AddFilterProps) {
  const texts = useTexts(listTexts);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const isLoaded = OneFilter.useIsLoaded();
  const filter = filters.find(({ name }) => name === chosen);
  const toggle = (opened: boolean) => {
    setOpen(opened);
    if (opened) setChosen(null);
  };
  return (
    <Popover opened={isOpen} onChange={toggle} position="bottom-start" shadow="md" returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          fw={400}
          className={classes.add}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => toggle(!isOpen)}
        >
          {texts.filter}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        {/* The next content takes the focus: the fields of a filter from its name, and the loaded fields from their placeholder. */}
        <FocusTrap key={filter ? `${chosen} ${isLoaded}` : ''} active={isOpen}>
          <div>
            {filter ? (
              <OneFilter
                meanwhile={<FilterPlaceholder />}
                filter={filter}
                value={state.filters[filter.name]}
                onChange={(value) => onChange(filter.name, value)}
                onChosen={() => toggle(false)}
              />
            ) : (
              filters.map(({ name, label }) => (
                <UnstyledButton key={name} className={classes.line} onClick={() => setChosen(name)}>
                  {label}
                  {state.filters[name] !== undefined && <IconCheck size={16} aria-hidden />}
                </UnstyledButton>
              ))
            )}
          </div>
        </FocusTrap>
      </Popover.Dropdown>
    </Popover>
  );
}
