import { useDebouncedValue } from '@mantine/hooks';
import { type Language, languages } from '@share/contract/shared/languages.ts';
import { emptyTranslated, type Translated } from '@share/contract/shared/translated.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Control, useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { toast } from '../../../platform/toasts.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import { suggestSlugs } from '../offers.queries.ts';
import { mainContentTexts } from './main-content.texts.ts';

/** Milliseconds: avoids a request for every letter of a title. */
const PAUSE = 300;

/**
 * Updates the slugs of a new offer from its titles, in each language until the user edits that slug. For a stored
 * offer, and for edited slugs, `ask` applies a suggestion on demand.
 */
export function useSlugSuggestion(control: Control<OfferFormValues>, offerId: number | undefined) {
  const t = useTexts(mainContentTexts);
  const { getValues, setValue, formState } = useFormContext<OfferFormValues>();
  const [suggested, setSuggested] = useState(emptyTranslated);
  const slug = useWatch({ control, name: 'slug' });
  const isNew = offerId === undefined;
  const isFollowed = languages.some((language) => isNew && slug[language] === suggested[language]);

  const title = useWatch({ control, name: 'title' });
  const [asked] = useDebouncedValue(title, PAUSE);
  const { data } = useQuery({
    queryKey: ['slug-suggestion', asked],
    queryFn: ({ signal }) => suggestSlugs(asked, undefined, signal),
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
    mutationFn: () => suggestSlugs(getValues('title'), offerId),
    onSuccess: (suggestion) => takeOver(suggestion, (language) => suggestion[language] !== ''),
    onError: () => toast.error('offer.error.suggestSlug', t.suggestFailed),
  });
  return {
    ask: () => asking.mutate(),
    isAsking: asking.isPending,
    /** Some slug does not follow its title automatically. */
    isOffered: languages.some((language) => !isNew || slug[language] !== suggested[language]),
  };
}
