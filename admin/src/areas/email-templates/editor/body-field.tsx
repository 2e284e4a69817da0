import { Alert, Group, Input, SegmentedControl, Stack, Textarea } from '@mantine/core';
import type { EmailTemplateInput } from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type RefObject, useId, useMemo, useState } from 'react';
import type { Control } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { useField } from '../../../ui/fields/use-field.ts';
import classes from '../email-templates.module.css';
import type { Variables } from '../email-templates.queries.ts';
import { emailTemplatesTexts } from '../email-templates.texts.ts';
import { BodyPreview } from './body-preview.tsx';
import { type Insert, insertIntoField } from './insert.ts';
import { lostByEditing } from './page-html.ts';
import { VisualEditor } from './visual-editor.tsx';

/** EML-07 */
const HEIGHT = 600;

type View = 'visual' | 'source' | 'preview';

interface BodyFieldProps {
  control: Control<EmailTemplateInput>;
  language: Language;
  variables: Variables | null;
  insert: RefObject<Insert>;
}

/** The HTML of an e-mail: edited as a page, edited byte for byte, or shown as it will be sent. */
export function BodyField({ control, language, variables, insert }: BodyFieldProps) {
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
  const [chosen, setView] = useState<View>('visual');
  const view = isReadOnly && chosen === 'visual' ? 'preview' : chosen;
  const { name: _name, readOnly: _readOnly, ...around } = wrapper;
  const views = [
    ...(isReadOnly ? [] : [{ value: 'visual', label: t.visual }]),
    { value: 'source', label: t.source },
    { value: 'preview', label: t.preview },
  ];
  return (
    <Input.Wrapper {...around} id={id} labelElement="div">
      <Stack gap="xs" data-invalid-field={error !== undefined || undefined} tabIndex={-1}>
        <Group>
          <SegmentedControl
            aria-label={`${t.views}: ${label}`}
            data={views}
            value={view}
            onChange={(next) => setView(next as View)}
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
          <Textarea
            aria-label={label}
            aria-invalid={error !== undefined}
            classNames={{ input: classes.source ?? '' }}
            spellCheck={false}
            readOnly={isReadOnly}
            value={value}
            ref={(field) => {
              if (field) insert.current = insertIntoField(field);
            }}
            onFocus={({ currentTarget }) => {
              insert.current = insertIntoField(currentTarget);
            }}
            onBlur={onBlur}
            onChange={(event) => onType(event.currentTarget.value)}
          />
        )}
        {view === 'preview' && (
          <BodyPreview html={value} label={label} height={HEIGHT} language={language} variables={variables} />
        )}
      </Stack>
    </Input.Wrapper>
  );
}

/** Says beforehand what the editor would drop. */
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
