import { Group, Stack, Text } from '@mantine/core';
import {
  staticContentVersions,
  updateStaticElement,
} from '@share/contract/areas/static-content/static-content.endpoints.ts';
import type {
  StaticElementInput,
  StaticElementView,
} from '@share/contract/areas/static-content/static-content.schemas.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import {
  BilingualLongTextField,
  BilingualRichTextField,
  BilingualTextField,
} from '../../ui/fields/bilingual.tsx';
import { ImageField } from '../../ui/fields/uploads/image-field.tsx';
import { type ImageValue, storedImage, toImageInput } from '../../ui/fields/uploads/image-value.ts';
import { FormDraft } from '../../ui/form/draft/form-draft.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { LanguageNotice } from '../../ui/record/history/language-notice.tsx';
import { RecordHistoryButton } from '../../ui/record/history/record-history-button.tsx';
import { useIdParam } from '../../ui/use-id-param.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PlaceOnSite } from './place-on-site.tsx';
import { elementQuery, staticContentChanged } from './static-content.queries.ts';
import { staticContentTexts } from './static-content.texts.ts';
import { StaticPreviewButton } from './static-preview.tsx';

interface ElementValues {
  content: Translated;
  alt: Translated;
  image: ImageValue;
}

const toFormValues = (element: StaticElementView): ElementValues => ({
  content: element.content,
  alt: element.alt,
  image: storedImage(element),
});

const toInput = ({ content, alt, image }: ElementValues): StaticElementInput => ({
  content,
  alt,
  image: toImageInput(image),
});

export function StaticElement() {
  const id = useIdParam();
  const t = useTexts(staticContentTexts);
  const { data } = useQuery(elementQuery(id));
  return (
    <Stack gap="md">
      <Breadcrumbs above={data?.breadcrumbs ?? []} />
      <RecordScreen key={id} query={elementQuery(id)} title={t.element} back="/static-content">
        {(element) => <EditForm element={element} />}
      </RecordScreen>
    </Stack>
  );
}

/** Edits one text or picture (STA-03). */
function EditForm({ element }: { element: StaticElementView }) {
  const t = useTexts(staticContentTexts);
  const { language } = useLanguage();
  const parent = element.breadcrumbs.at(-1);
  const form = useEditForm({
    endpoint: updateStaticElement,
    params: { elementId: String(element.id) },
    record: element,
    query: elementQuery(element.id),
    toFormValues,
    toInput,
    announce: { key: 'staticContent.edit', ...t.toasts.edit },
    onSaved: staticContentChanged,
    back: parent ? `/static-content/${parent.id}` : '/static-content',
  });
  return (
    <FormFrame
      form={form}
      title={element.name[language]}
      head={{ list: null }}
      watched={{ entity: 'staticContent', id: element.id }}
      actions={
        <Group gap="xs">
          <RecordHistoryButton
            endpoints={staticContentVersions}
            entity="staticContent"
            id={element.id}
            name={element.name[language]}
            form={form}
            onRestored={staticContentChanged}
          />
          <StaticPreviewButton element={element} valuesOf={form.methods.getValues} />
        </Group>
      }
    >
      <LanguageNotice
        entity="staticContent"
        endpoints={staticContentVersions}
        id={element.id}
        form={form}
        onConfirmed={staticContentChanged}
      />
      <FormDraft form={form} of={{ entity: 'staticContent', id: element.id }} />
      <FormSection>
        <Fields control={form.control} type={element.type} />
        <PlaceOnSite of={element.key} />
        <Text size="sm" c="dimmed">
          {t.key(element.key)}
        </Text>
      </FormSection>
    </FormFrame>
  );
}

interface FieldsProps {
  control: Control<ElementValues>;
  type: StaticElementView['type'];
}

function Fields({ control, type }: FieldsProps) {
  const t = useTexts(staticContentTexts);
  if (type === 'text') return <BilingualLongTextField control={control} name="content" label={t.content} />;
  if (type === 'richText')
    return <BilingualRichTextField control={control} name="content" label={t.content} />;
  return (
    <>
      <ImageField control={control} name="image" label={t.image} />
      <BilingualTextField control={control} name="alt" label={t.alt} description={t.altHint} />
    </>
  );
}
