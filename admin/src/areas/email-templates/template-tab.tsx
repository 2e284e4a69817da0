import { Grid, Stack } from '@mantine/core';
import { sendTestMessage } from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import type {
  EmailTemplateInput,
  EmailTemplateView,
} from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import { faultsOfBody, faultsOfSubject } from '@share/contract/areas/email-templates/template-faults.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { IfAllowed } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormContext } from '../../ui/form/form-context.ts';
import { FieldGrid, FormSection } from '../../ui/form/form-section.tsx';
import { BodyField } from './editor/body-field.tsx';
import { type Insert, insertIntoField } from './editor/insert.ts';
import { type BodyView, useBodyView } from './editor/use-body-view.ts';
import type { Variables } from './email-templates.queries.ts';
import { emailTemplatesTexts } from './email-templates.texts.ts';
import { RestoreDefault } from './restore-default.tsx';
import { TemplateProblems } from './template-problems.tsx';
import { TestMessage } from './test-message.tsx';
import { VariablesPanel } from './variables-panel.tsx';

interface TemplateTabProps {
  control: Control<EmailTemplateInput>;
  template: EmailTemplateView;
  language: Language;
  /** Null where the user may not see them. */
  variables: Variables | null;
}

/** All fields of a template in one language. */
export function TemplateTab({ control, template, language, variables }: TemplateTabProps) {
  const t = useTexts(emailTemplatesTexts);
  const [subject, body] = useWatch({ control, name: [`subject.${language}`, `body.${language}`] });
  /** Inserts a variable into the field that had the focus last. */
  const insert = useRef<Insert>(() => {});
  const { isReadOnly } = useFormContext();
  const shown = useBodyView(body, isReadOnly);
  const isEdited = shown.view === 'visual' || shown.view === 'source';
  /** The view of the body while the subject had the focus last. */
  const [besideSubject, setBesideSubject] = useState<BodyView | null>(null);
  const subjectField = useInsertIntoSubject(insert, () => setBesideSubject(shown.view));
  if (besideSubject !== null && besideSubject !== shown.view) setBesideSubject(null);
  const canInsert = !isReadOnly && (isEdited || besideSubject !== null);
  const inSubject = useMemo(
    () => (variables ? faultsOfSubject(subject, variables).map((fault) => ({ ...fault, place: null })) : []),
    [subject, variables],
  );
  const inBody = useMemo(() => (variables ? faultsOfBody(body, variables) : []), [body, variables]);
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 8, xl: 9 }}>
        <FormSection>
          <FieldGrid>
            <TextField control={control} name={`name.${language}`} label={t.nameOf[language]} required />
            <div ref={subjectField}>
              <TextField
                control={control}
                name={`subject.${language}`}
                label={t.subjectOf[language]}
                required
              />
            </div>
          </FieldGrid>
          <BodyField
            control={control}
            language={language}
            subject={subject}
            defaultBody={template.defaultBody[language]}
            variables={variables}
            faults={inBody}
            shown={shown}
            insert={insert}
          />
          <TemplateProblems faults={[...inSubject, ...inBody]} onGo={shown.goTo} />
          <IfAllowed endpoint={sendTestMessage}>
            <RestoreDefault control={control} template={template} language={language} />
          </IfAllowed>
        </FormSection>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 4, xl: 3 }}>
        <Stack gap="md">
          {variables && (
            <VariablesPanel
              variables={variables}
              body={body}
              insert={canInsert ? (name) => insert.current(name) : null}
              onGo={shown.goTo}
            />
          )}
          <IfAllowed endpoint={sendTestMessage}>
            <TestMessage type={template.type} language={language} subject={subject} body={body} />
          </IfAllowed>
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

/** Makes the panel insert variables into the subject once the subject has the focus. */
function useInsertIntoSubject(
  insert: RefObject<Insert>,
  onFocus: () => void,
): RefObject<HTMLDivElement | null> {
  const field = useRef<HTMLDivElement>(null);
  const focused = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    insert.current = insertIntoField(target);
    onFocus();
  });
  useEffect(() => {
    const element = field.current;
    element?.addEventListener('focusin', focused);
    return () => element?.removeEventListener('focusin', focused);
  }, []);
  return field;
}
