import { TextInput } from '@mantine/core';
import { isLongEnough } from '@share/contract/shared/lists/search-text.ts';
import { IconSearch } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { withKeys } from '../../shortcuts/keys.ts';
import { useAreSingleKeysOn } from '../../shortcuts/single-keys.ts';
import { listTexts } from '../list.texts.ts';
import type { FilterControl, OfType } from './filter-texts.ts';
import { useTypedFilter } from './use-typed-filter.ts';

interface TextFilterProps extends FilterControl<OfType<'text'>, string> {
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Whether the name is shown above the field. */
  isNamed?: boolean;
}

export function TextFilter({ filter, value, onChange, isNamed, inputRef }: TextFilterProps) {
  const texts = useTexts(listTexts);
  const areKeysOn = useAreSingleKeysOn();
  const hasKey = areKeysOn && inputRef !== undefined;
  const least = filter.declared.minimum ?? 1;
  const { draft, change, passNow } = useTypedFilter(value ?? '', (text) => {
    const search = text.trim();
    if (search === value || !isLongEnough(search, filter.declared)) return value ?? '';
    onChange(search || undefined);
    return search;
  });
  const isTooShort = !isLongEnough(draft.trim(), filter.declared);
  return (
    <TextInput
      ref={inputRef ?? null}
      aria-label={filter.label}
      aria-keyshortcuts={hasKey ? '/' : undefined}
      title={hasKey ? withKeys(filter.label, '/') : undefined}
      placeholder={isNamed ? undefined : filter.label}
      description={isTooShort ? texts.searchMinimum(least) : undefined}
      inputWrapperOrder={['input', 'description']}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={draft}
      maxLength={200}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') passNow();
      }}
    />
  );
}
