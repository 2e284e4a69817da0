import { Alert, Button, SimpleGrid, Text } from '@mantine/core';
import { languages } from '@share/contract/shared/languages.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { IconInfoCircle, IconWand } from '@tabler/icons-react';
import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { BilingualTextField } from '../fields/bilingual.tsx';
import { useFormContext } from '../form/form-context.ts';
import { FormSection } from '../form/form-section.tsx';
import { type SlugSuggestion, useSlugSuggestion } from './use-slug-suggestion.ts';

interface TitleAndSlugProps<Values extends FieldValues> extends Omit<SlugSuggestion, 'failure'> {
  control: Control<Values>;
  /** The address of the record on the public site, for the slug of each language. */
  addressOf?: (slug: string) => string;
  /** The prefix of the toast keys. */
  area: string;
  texts: Readonly<
    Record<
      'general' | 'title' | 'slug' | 'slugHint' | 'slugChanges' | 'suggestSlug' | 'suggestFailed',
      string
    >
  >;
}

/** Title and slug. The slug of a new record follows its title; a stored slug is changed only by the user (OFR-31, PAG). */
export function TitleAndSlug<Values extends FieldValues & { title: Translated; slug: Translated }>({
  control,
  area,
  addressOf,
  texts: t,
  ...suggestion
}: TitleAndSlugProps<Values>) {
  const { isReadOnly } = useFormContext();
  const failure = { key: `${area}.error.suggestSlug`, text: t.suggestFailed };
  const { ask, isAsking, isOffered } = useSlugSuggestion({ ...suggestion, failure });
  const name = (field: 'title' | 'slug') => field as string as FieldPathByValue<Values, Translated>;
  const { dirtyFields } = useFormState({ control, name: name('slug') });
  const { slug: changed } = dirtyFields as { slug?: { pl?: boolean; en?: boolean } };
  const changesAddress = !suggestion.isNew && (changed?.pl || changed?.en);
  return (
    <FormSection title={t.general}>
      <BilingualTextField control={control} name={name('title')} label={t.title} required />
      <BilingualTextField
        control={control}
        name={name('slug')}
        label={t.slug}
        description={t.slugHint}
        required
      />
      {addressOf && <Addresses control={control} name={name('slug')} addressOf={addressOf} />}
      {changesAddress && (
        <Alert color="yellow" role="status" icon={<IconInfoCircle aria-hidden />}>
          {t.slugChanges}
        </Alert>
      )}
      {!isReadOnly && isOffered && (
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconWand size={16} aria-hidden />}
            loading={isAsking}
            onClick={ask}
          >
            {t.suggestSlug}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

interface AddressesProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, Translated>;
  addressOf: (slug: string) => string;
}

/** The complete addresses, below the slugs. */
function Addresses<Values extends FieldValues>({ control, name, addressOf }: AddressesProps<Values>) {
  const slug: Translated = useWatch({ control, name });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing={4}>
      {languages.map((language) => (
        <Text key={language} size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {slug[language] && addressOf(slug[language])}
        </Text>
      ))}
    </SimpleGrid>
  );
}
