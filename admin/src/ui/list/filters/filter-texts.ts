import type { FilterDeclaration, FilterValue, ListDeclaration } from '@share/contract/shared/lists/list.ts';

/** A label for every declared filter, and for every choice; a missing one does not compile. */
export type FilterTexts<Declared extends ListDeclaration> = {
  readonly [Name in keyof Declared['filters']]: Declared['filters'][Name] extends {
    type: 'select';
    choices: readonly (infer Choice extends string)[];
  }
    ? { readonly label: string; readonly choices: Readonly<Record<Choice, string>> }
    : string;
};

/** A filter with its texts, as the bar shows it. */
export interface ShownFilter<Declared extends FilterDeclaration = FilterDeclaration> {
  name: string;
  declared: Declared;
  label: string;
  choices: Readonly<Record<string, string>>;
}

/** The props of every filter control; without a value the filter is off. */
export interface FilterControl<Declared extends FilterDeclaration, Value extends FilterValue> {
  filter: ShownFilter<Declared>;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

export type OfType<Type extends FilterDeclaration['type']> = Extract<FilterDeclaration, { type: Type }>;

/** The declared filters that the server offers; before its first answer, all of them. */
export function shownFilters<Declared extends ListDeclaration>(
  declared: Declared,
  texts: FilterTexts<Declared>,
  configured: readonly { name: string }[] | undefined,
): ShownFilter[] {
  const entries = Object.entries(declared.filters).filter(
    ([name]) => configured === undefined || configured.some((filter) => filter.name === name),
  );
  return entries.map(([name, filter]) => {
    const text: string | { label: string; choices: Record<string, string> } =
      texts[name as keyof typeof texts];
    const { label, choices } = typeof text === 'string' ? { label: text, choices: {} } : text;
    return { name, declared: filter, label, choices };
  });
}
