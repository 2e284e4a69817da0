import { Alert, Group, Input, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import type { EmailTemplateInput } from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import type { TemplateFault } from '@share/contract/areas/email-templates/template-faults.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { lazy, type RefObject, Suspense, useEffect, useId, useMemo, useState } from 'react';
import type { Control } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { useField } from '../../../ui/fields/use-field.ts';
import classes from '../email-templates.module.css';
import type { Variables } from '../email-templates.queries.ts';
import { emailTemplatesTexts } from '../email-templates.texts.ts';
import { BodyPreview } from './body-preview.tsx';
import type { Insert } from './insert.ts';
import { lostByEditing } from './page-html.ts';
import { SourceEditor } from './source-editor.tsx';
import { VisualEditor } from './visual-editor.tsx';

/** It compares texts with a library that nothing else on the screen needs. */
const BodyChanges = lazy(() => import('./body-changes.tsx'));

/** Of the editor, in pixels (EML-07). */
const HEIGHT = 600;

type View = 'visual' | 'source' | 'preview' | 'changes';

export interface Place {
  from: number;
  to: number;
}

interface BodyFieldProps {
  control: Control<EmailTemplateInput>;
  language: Language;
  defaultBody: string;
  variables: Variables | null;
  faults: readonly TemplateFault[];
  /** A place of the source to show; a new object each time. */
  goTo: Place | null;
  insert: RefObject<Insert>;
}

/** The HTML of an e-mail: edited as a page, edited byte for byte, shown as it will be sent, or compared with the default. */
export function BodyField({
  control,
  language,
  defaultBody,
  variables,
  faults,
  goTo,
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
  const [chosen, setView] = useState<View>(() => {
    if (isReadOnly) return 'preview';
    return lostByEditing(value).length > 0 ? 'source' : 'visual';
  });
  const [place, setPlace] = useState(goTo);
  useEffect(() => {
    if (goTo) setView('source');
    setPlace(goTo);
  }, [goTo]);
  const view = isReadOnly && chosen === 'visual' ? 'preview' : chosen;
  const { name: _name, readOnly: _readOnly, ...around } = wrapper;
  const views: { value: View; label: string }[] = [
    ...(isReadOnly ? [] : [{ value: 'visual' as const, label: t.visual }]),
    { value: 'source', label: t.source },
    { value: 'preview', label: t.preview },
    { value: 'changes', label: t.changes },
  ];

  /** The editor drops what it cannot hold with the first key, so it is not opened by accident. */
  const choose = async (next: View) => {
    setPlace(null);
    const lost = next === 'visual' ? lostByEditing(value) : [];
    const question = {
      title: t.openEditorQuestion,
      message: t.openEditorMessage(lost.join(', ')),
      confirmLabel: t.openEditor,
      cancelLabel: t.keepSource,
    };
    if (lost.length > 0 && !(await confirm(question))) return;
    setView(next);
  };
  return (
    <Input.Wrapper {...around} id={id} labelElement="div">
      <Stack gap="xs" data-invalid-field={error !== undefined || undefined} tabIndex={-1}>
        <Group>
          <SegmentedControl
            aria-label={`${t.views}: ${label}`}
            className={classes.views}
            data={views}
            value={view}
            onChange={(next) => void choose(next as View)}
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
          <BodyPreview html={value} label={label} height={HEIGHT} language={language} variables={variables} />
        )}
        {view === 'changes' && (
          <Suspense fallback={<Skeleton height={HEIGHT} />}>
            <BodyChanges defaultBody={defaultBody} body={value} label={label} />
          </Suspense>
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
