import { useDebouncedValue } from '@mantine/hooks';
import { type Language, languages } from '@share/contract/shared/languages.ts';
import { emptyTranslated, type Translated } from '@share/contract/shared/translated.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { toast } from '../../platform/toasts.ts';

/** The part of a form that has a title and a slug. */
interface NamedValues {
  title: Translated;
  slug: Translated;
}

export interface SlugSuggestion {
  /** Asks the server for slugs that saving accepts. */
  suggest: (title: Translated, signal?: AbortSignal) => Promise<Translated>;
  /** Whether the record is new, so that its slugs follow its titles. */
  isNew: boolean;
  /** Announced if the server could not suggest a slug. */
  failure: { key: string; text: string };
}

/** Milliseconds; avoids a request for every letter of a title. */
const PAUSE = 300;

/**
 * Updates the slugs of a new record from its titles, in each language until the user edits that slug. For a stored record, and
 * for edited slugs, the user gets a suggestion with `ask`.
 */
export function useSlugSuggestion({ suggest, isNew, failure }: SlugSuggestion) {
  const { control, getValues, setValue, formState } = useFormContext<NamedValues>();
  const [suggested, setSuggested] = useState(emptyTranslated);
  const slug = useWatch({ control, name: 'slug' });
  const isFollowed = languages.some((language) => isNew && slug[language] === suggested[language]);

  const title = useWatch({ control, name: 'title' });
  const [asked] = useDebouncedValue(title, PAUSE);
  const { data } = useQuery({
    queryKey: ['slug-suggestion', failure.key, asked],
    queryFn: ({ signal }) => suggest(asked, signal),
    enabled: isFollowed && languages.some((language) => asked[language] !== '' || suggested[language] !== ''),
    gcTime: 0,
  });

  const takeOver = (suggestion: Translated, wanted: (language: Language) => boolean) => {
    for (const language of languages.filter(wanted)) {
      setValue(`slug.${language}`, suggestion[language], {
        shouldDirty: true,
        shouldValidate: formState.isSubmitted,
      });
    }
    setSuggested(suggestion);
  };
  const follow = useEffectEvent((suggestion: Translated) =>
    takeOver(suggestion, (language) => getValues('slug')[language] === suggested[language]),
  );
  useEffect(() => {
    if (data) follow(data);
  }, [data]);

  const asking = useMutation({
    mutationFn: () => suggest(getValues('title')),
    onSuccess: (suggestion) => takeOver(suggestion, (language) => suggestion[language] !== ''),
    onError: () => toast.error(failure.key, failure.text),
  });
  return {
    ask: () => asking.mutate(),
    isAsking: asking.isPending,
    /** Whether some slug does not follow its title automatically. */
    isOffered: languages.some((language) => !isNew || slug[language] !== suggested[language]),
  };
}
