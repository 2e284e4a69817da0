import { Alert, Group, Input, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import type { EmailTemplateInput } from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import type { TemplateFault } from '@share/contract/areas/email-templates/template-faults.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type RefObject, useId, useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { useField } from '../../../ui/fields/use-field.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import classes from '../email-templates.module.css';
import type { Variables } from '../email-templates.queries.ts';
import { emailTemplatesTexts } from '../email-templates.texts.ts';
import { BodyPreview } from './body-preview.tsx';
import type { Insert } from './insert.ts';
import { lostByEditing } from './page-html.ts';
import { SourceEditor } from './source-editor.tsx';
import type { BodyView, ShownView } from './use-body-view.ts';
import { VisualEditor } from './visual-editor.tsx';

/** Loaded on demand, because the comparison uses a library that nothing else on the screen needs. */
const BodyChanges = lazyPart(() => import('./body-changes.tsx'));

/** The height of the editor in pixels (EML-07). */
const HEIGHT = 600;

interface BodyFieldProps {
  control: Control<EmailTemplateInput>;
  language: Language;
  /** The subject in the form, for the preview. */
  subject: string;
  defaultBody: string;
  variables: Variables | null;
  faults: readonly TemplateFault[];
  shown: ShownView;
  insert: RefObject<Insert>;
}

/** The HTML of an e-mail: edited as a page, edited byte for byte, shown as it will be sent, or compared with the default. */
export function BodyField({
  control,
  language,
  subject,
  defaultBody,
  variables,
  faults,
  shown,
  insert,
}: BodyFieldProps) {
  const t = useTexts(emailTemplatesTexts);
  const id = useId();
  const label = t.bodyOf[language];
  const field = useField<EmailTemplateInput, string>({
    control,
    name: `body.${language}`,
    label,
    required: true,
  });
  const { wrapper, value, onType, onBlur, isReadOnly, error } = field;
  const { view, views, place, choose } = shown;
  const { name: _name, readOnly: _readOnly, ...around } = wrapper;
  return (
    <Input.Wrapper {...around} id={id} labelElement="div">
      <Stack gap="xs" data-invalid-field={error !== undefined || undefined} tabIndex={-1}>
        <Group>
          <SegmentedControl
            aria-label={`${t.views}: ${label}`}
            className={classes.views}
            data={views}
            value={view}
            onChange={(next) => void choose(next as BodyView)}
          />
        </Group>
        {view === 'visual' && (
          <>
            <Lost html={value} />
            <VisualEditor
              html={value}
              label={label}
              height={HEIGHT}
              onType={onType}
              onBlur={onBlur}
              insert={insert}
            />
          </>
        )}
        {view === 'source' && (
          <SourceEditor
            source={value}
            label={label}
            height={HEIGHT}
            hasError={error !== undefined}
            isReadOnly={isReadOnly}
            faults={faults}
            goTo={place}
            onType={onType}
            onBlur={onBlur}
            insert={insert}
          />
        )}
        {view === 'preview' && (
          <BodyPreview
            html={value}
            subject={subject}
            label={label}
            height={HEIGHT}
            language={language}
            variables={variables}
          />
        )}
        {view === 'changes' && (
          <BodyChanges
            meanwhile={<Skeleton height={HEIGHT} />}
            defaultBody={defaultBody}
            body={value}
            label={label}
            language={language}
          />
        )}
      </Stack>
    </Input.Wrapper>
  );
}

/** Warns about the markup that the editor would drop. */
function Lost({ html }: { html: string }) {
  const t = useTexts(emailTemplatesTexts);
  const lost = useMemo(() => lostByEditing(html), [html]);
  if (lost.length === 0) return null;
  return (
    <Alert color="yellow" role="status" icon={<IconAlertTriangle aria-hidden />}>
      {t.lost(lost.join(', '))}
    </Alert>
  );
}
