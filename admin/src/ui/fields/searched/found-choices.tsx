import { CheckIcon, Combobox, ScrollArea, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { scrollWithin } from '../../scroll-within.ts';
import type { Choice } from './select-search.ts';

const { optionsDropdownOption, optionsDropdownCheckIcon } = Combobox.classes;

export const choiceId = (list: string, choice: Choice): string => `${list}-${choice.id}`;

interface FoundChoicesProps {
  id: string;
  labelledBy: string;
  choices: readonly Choice[];
  chosen: Choice | null;
  /** The choice that Enter takes. */
  marked: Choice | null;
  /** Shown if there are no choices. */
  message: string;
}

/** The open list of a `SearchedSelect`. */
export function FoundChoices({ id, labelledBy, choices, chosen, marked, message }: FoundChoicesProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const inSight = marked ?? chosen;
  const idInSight = inSight && choiceId(id, inSight);
  useEffect(() => {
    const option = idInSight && document.getElementById(idInSight);
    if (option && viewport.current) scrollWithin(viewport.current, option, 0);
  }, [idInSight]);
  return (
    <Combobox.Options id={id} labelledBy={labelledBy}>
      <ScrollArea.Autosize
        mah={220}
        type="scroll"
        scrollbarSize="var(--combobox-padding)"
        offsetScrollbars="y"
        viewportRef={viewport}
      >
        {choices.map((choice) => (
          <Combobox.Option
            key={choice.id}
            id={choiceId(id, choice)}
            className={optionsDropdownOption}
            value={choice.id}
            active={choice.id === chosen?.id}
            aria-selected={choice.id === chosen?.id}
            selected={choice.id === marked?.id}
          >
            {choice.id === chosen?.id && <CheckIcon className={optionsDropdownCheckIcon} />}
            <span>
              {choice.name}
              {choice.detail && (
                <Text size="xs" c="dimmed">
                  {choice.detail}
                </Text>
              )}
            </span>
          </Combobox.Option>
        ))}
      </ScrollArea.Autosize>
      {choices.length === 0 && <Combobox.Empty>{message}</Combobox.Empty>}
    </Combobox.Options>
  );
}
