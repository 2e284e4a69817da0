import { Alert, Button } from '@mantine/core';
import { IconInfoCircle, IconWand } from '@tabler/icons-react';
import { useFormState } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { BilingualTextField } from '../../../ui/fields/bilingual.tsx';
import { useFormContext } from '../../../ui/form/form-context.ts';
import { FormSection } from '../../../ui/form/form-section.tsx';
import type { OfferTabProps } from '../offer-tab.ts';
import { mainContentTexts } from './main-content.texts.ts';
import { useSlugSuggestion } from './use-slug-suggestion.ts';

/** Title and slug. The slug of a new offer follows its title; a stored slug changes only by a user's action. */
export function NameFields({ control, offer }: OfferTabProps) {
  const t = useTexts(mainContentTexts);
  const { isReadOnly } = useFormContext();
  const suggestion = useSlugSuggestion(control, offer?.id);
  const { dirtyFields } = useFormState({ control, name: 'slug' });
  const changesAddress = offer !== undefined && (dirtyFields.slug?.pl || dirtyFields.slug?.en);
  return (
    <FormSection title={t.general}>
      <BilingualTextField control={control} name="title" label={t.title} required />
      <BilingualTextField control={control} name="slug" label={t.slug} description={t.slugHint} required />
      {changesAddress && (
        <Alert color="yellow" role="status" icon={<IconInfoCircle aria-hidden />}>
          {t.slugChanges}
        </Alert>
      )}
      {!isReadOnly && suggestion.isOffered && (
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconWand size={16} aria-hidden />}
            loading={suggestion.isAsking}
            onClick={suggestion.ask}
          >
            {t.suggestSlug}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
