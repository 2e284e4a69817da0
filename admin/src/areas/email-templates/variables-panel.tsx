import { Badge, Code, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { placeholdersOf } from '@share/contract/areas/email-templates/placeholders.ts';
import { missingVariables } from '@share/contract/areas/email-templates/template-faults.ts';
import { type RefObject, useMemo } from 'react';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { useFormContext } from '../../ui/form/form-context.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import type { Insert } from './editor/insert.ts';
import classes from './email-templates.module.css';
import type { Variables } from './email-templates.queries.ts';
import { emailTemplatesTexts } from './email-templates.texts.ts';

interface VariablesPanelProps {
  variables: Variables;
  body: string;
  insert: RefObject<Insert>;
}

/** The variables of the template; required ones are red until the text contains them (EML-10, EML-11). */
export function VariablesPanel({ variables, body, insert }: VariablesPanelProps) {
  const t = useTexts(emailTemplatesTexts).variables;
  const { isReadOnly } = useFormContext();
  const missing = useMemo(
    () => new Set(missingVariables(placeholdersOf(body), variables)),
    [body, variables],
  );
  return (
    <FormSection>
      <div>
        <Title order={2} size="h4">
          {t.title}
        </Title>
        {!isReadOnly && (
          <Text size="sm" c="dimmed">
            {t.hint}
          </Text>
        )}
      </div>
      <Stack gap={6} component="ul" className={classes.variables}>
        {variables.map((variable) => (
          <li key={variable.name}>
            <Variable
              variable={variable}
              isMissing={missing.has(variable)}
              onInsert={isReadOnly ? null : () => insert.current(variable.name)}
            />
          </li>
        ))}
      </Stack>
    </FormSection>
  );
}

interface VariableProps {
  variable: Variables[number];
  isMissing: boolean;
  onInsert: (() => void) | null;
}

function Variable({ variable: { name, required, label }, isMissing, onInsert }: VariableProps) {
  const t = useTexts(emailTemplatesTexts).variables;
  const { language } = useLanguage();
  const content = (
    <>
      <Group gap={6}>
        <Code className={classes.code} data-missing={isMissing || undefined}>
          {`{{${name}}}`}
        </Code>
        {required && (
          <Badge
            color={isMissing ? 'red' : 'green'}
            variant="light"
            tt="none"
            fw={700}
            autoContrast
            size="sm"
          >
            {isMissing ? t.missing : t.present}
          </Badge>
        )}
      </Group>
      <Text size="sm">{label[language]}</Text>
    </>
  );
  if (!onInsert) return <div className={classes.variable}>{content}</div>;
  return (
    <UnstyledButton
      className={classes.variable}
      // The caret stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onInsert}
      title={t.insert(name)}
    >
      {content}
    </UnstyledButton>
  );
}
