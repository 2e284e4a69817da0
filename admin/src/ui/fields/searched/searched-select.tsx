import { Combobox, InputBase, type InputBaseProps, Loader, useCombobox } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type ChangeEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { fieldTexts } from '../fields.texts.ts';
import { choiceId, FoundChoices } from './found-choices.tsx';
import {
  type Choice,
  CLOSED_SEARCH,
  choosing,
  entering,
  leaving,
  markedChoice,
  moved,
  offered,
  opened,
  type SearchStep,
  searchedText,
  shownText,
  typing,
} from './select-search.ts';
import { useNameSelected } from './use-name-selected.ts';

/** The code of keys that an input method handles, for instance to compose an accented letter. */
const COMPOSING = 229;

interface SearchedSelectProps extends InputBaseProps {
  chosen: Choice | null;
  /** The results of exactly the present search; null while they are unknown. */
  found: readonly Choice[] | null;
  isLoading: boolean;
  /** Shown instead of the list for other reasons than a running search or no results. */
  message?: string | undefined;
  /** Called when the searched text has changed; '' asks for all choices. */
  onSearch: (text: string) => void;
  onChoose: (choice: Choice | null) => void;
  clearable: boolean;
  name?: string;
  readOnly?: boolean;
  placeholder?: string | undefined;
  onFocus?: () => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A select whose choices are searched while the user types. Unlike Mantine's, it never keeps the typed text beside the chosen
 * name: whenever no search is running, the field shows the name of the choice (`select-search.ts`).
 */
export function SearchedSelect(props: SearchedSelectProps) {
  const {
    chosen,
    found,
    isLoading,
    message,
    onSearch,
    onChoose,
    clearable,
    name,
    ref,
    onFocus,
    onBlur,
    ...rest
  } = props;
  const texts = useTexts(fieldTexts);
  const [kept, setSearch] = useState(CLOSED_SEARCH);
  const id = useId();
  const listId = `${id}-list`;
  const element = useRef<HTMLInputElement>(null);
  const input = useMergedRef(ref, element);
  const isEditable = !rest.readOnly && !rest.disabled;
  const search = isEditable ? kept : CLOSED_SEARCH;
  const isClearable = clearable && isEditable;
  const choices = { chosen, found, isClearable };
  const all = offered(search, choices);
  const marked = markedChoice(search, choices);
  const text = shownText(search, chosen);
  const go = (step: SearchStep) => {
    setSearch(step.search);
    if (searchedText(step.search) !== searchedText(search)) onSearch(searchedText(step.search));
    if (step.chosen !== undefined) onChoose(step.chosen);
  };
  const leave = () => go(leaving(search, choices));
  const store = useCombobox({ opened: search.isOpen, onDropdownClose: leave });
  const selecting = useNameSelected(element, search.typed === null ? text : null);

  const onType = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { value } = currentTarget;
    if (document.activeElement === currentTarget) return go({ search: typing(value) });
    // The browser has filled in an address. The field has no focus, so it will not be left either.
    const filledIn = found?.find((choice) => choice.name === value);
    if (filledIn) go(choosing(filledIn, choices));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    if (!isEditable || nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING) return;
    const step = key === 'Enter' ? entering(search, choices) : null;
    if (key === 'ArrowDown') go({ search: moved(search, choices, 1) });
    else if (key === 'ArrowUp') go({ search: moved(search, choices, -1) });
    else if (step) go(step);
    else if (key === 'Escape') go({ search: CLOSED_SEARCH });
    // The form saves a moment later.
    else if (key.toLowerCase() === 's' && (ctrlKey || metaKey)) leave();
    if (step || key === 'ArrowDown' || key === 'ArrowUp') event.preventDefault();
  };

  return (
    <>
      <Combobox
        store={store}
        keepMounted={false}
        readOnly={!isEditable}
        onOptionSubmit={(value) => {
          const choice = all.find((one) => String(one.id) === String(value));
          if (choice) go(choosing(choice, choices));
        }}
      >
        <Combobox.Target withKeyboardNavigation={false} withAriaAttributes={false}>
          <InputBase
            {...rest}
            id={id}
            ref={input}
            __staticSelector="Select"
            __defaultRightSection={<Combobox.Chevron error={rest.error} />}
            __clearSection={
              <Combobox.ClearButton onClear={() => go({ search: CLOSED_SEARCH, chosen: null })} />
            }
            __clearable={isClearable && chosen !== null}
            rightSection={isLoading ? <Loader size={16} /> : undefined}
            rightSectionPointerEvents="none"
            pointer={!isEditable}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={search.isOpen}
            aria-controls={search.isOpen ? listId : undefined}
            aria-activedescendant={marked ? choiceId(listId, marked) : undefined}
            // Escape closes only the list, not the dialogue around it.
            data-mantine-stop-propagation={search.isOpen || undefined}
            value={text}
            onChange={onType}
            onKeyDown={onKeyDown}
            onFocus={() => {
              selecting.onFocus();
              onFocus?.();
            }}
            onMouseDown={selecting.onMouseDown}
            onClick={(event) => {
              selecting.onClick(event);
              if (isEditable) setSearch(opened(search));
            }}
            onBlur={() => {
              leave();
              onBlur?.();
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <FoundChoices
            id={listId}
            labelledBy={`${id}-label`}
            choices={all}
            chosen={chosen}
            marked={marked}
            message={message ?? (isLoading ? texts.searching : texts.nothingFound)}
          />
        </Combobox.Dropdown>
      </Combobox>
      <Combobox.HiddenInput name={name} value={chosen?.id ?? null} />
    </>
  );
}
