import { Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './inserting.module.css';

interface Choice {
  id: string;
  label: string;
  icon: ReactNode;
}

interface ChoiceListProps {
  /** The accessible name of the field and of the list. */
  label: string;
  placeholder: string;
  /** The text that is shown when nothing is found. */
  nothing: string;
  /** The choices that match the typed text. */
  choices: readonly Choice[];
  typed: string;
  onType: (typed: string) => void;
  onChoose: (id: string) => void;
  onLeave?: () => void;
}

/** A field that finds one of many choices, for keyboard, mouse and touch (ARIA: a combobox with a listbox). */
export function ChoiceList(props: ChoiceListProps) {
  const { label, choices, typed, onType, onChoose, onLeave } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState(0);
  const place = Math.min(active, Math.max(0, choices.length - 1));
  // The focus does not scroll: a popup that is not placed yet is at the top of the page.
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && choices.length > 0) setActive((place + step + choices.length) % choices.length);
    else if (event.key === 'Enter') {
      if (choices[place]) onChoose(choices[place].id);
    } else return;
    event.preventDefault();
  };
  return (
    <>
      <TextInput
        ref={field}
        data-autofocus
        leftSection={<IconSearch size={16} aria-hidden />}
        role="combobox"
        aria-label={label}
        aria-expanded={choices.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={choices.length > 0 ? `${id}-${place}` : undefined}
        placeholder={props.placeholder}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setActive(0);
          onType(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          // The field also loses the focus when the user leaves the window; this does not count.
          if (document.activeElement !== event.currentTarget) onLeave?.();
        }}
      />
      {choices.length > 0 ? (
        <div id={id} role="listbox" aria-label={label} className={classes.choices} tabIndex={-1}>
          {choices.map((choice, at) => (
            <Option
              key={choice.id}
              id={`${id}-${at}`}
              choice={choice}
              isActive={at === place}
              onPoint={() => setActive(at)}
              onChoose={() => onChoose(choice.id)}
            />
          ))}
        </div>
      ) : (
        <Text size="sm" c="dimmed" p="xs" aria-hidden>
          {props.nothing}
        </Text>
      )}
      <VisuallyHidden role="status">{choices.length === 0 && props.nothing}</VisuallyHidden>
    </>
  );
}

interface OptionProps {
  id: string;
  choice: Choice;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, choice, isActive, onPoint, onChoose }: OptionProps) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = own.current?.parentElement;
    if (!isActive || !own.current || !list) return;
    // This does not use scrollIntoView, which would scroll the page to a popup that is not placed yet.
    const { offsetTop, offsetHeight } = own.current;
    const highest = offsetTop + offsetHeight - list.clientHeight;
    list.scrollTop = Math.min(Math.max(list.scrollTop, highest), offsetTop);
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field chooses it
    <div
      ref={own}
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes.choice}
      onPointerMove={onPoint}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {choice.icon}
      <span className={classes.word}>{choice.label}</span>
    </div>
  );
}
