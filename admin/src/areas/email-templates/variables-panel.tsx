import { Badge, Code, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { isShown, placeholdersOf } from '@share/contract/areas/email-templates/placeholders.ts';
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
  const present = useMemo(
    () =>
      new Set(
        placeholdersOf(body)
          .filter(isShown)
          .map(({ name }) => name),
      ),
    [body],
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
              isPresent={present.has(variable.name)}
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
  isPresent: boolean;
  onInsert: (() => void) | null;
}

function Variable({ variable: { name, required, label }, isPresent, onInsert }: VariableProps) {
  const t = useTexts(emailTemplatesTexts).variables;
  const { language } = useLanguage();
  const content = (
    <>
      <Group gap={6}>
        <Code className={classes.code} data-missing={(required && !isPresent) || undefined}>
          {`{{${name}}}`}
        </Code>
        {required && (
          <Badge
            color={isPresent ? 'green' : 'red'}
            variant="light"
            tt="none"
            fw={700}
            autoContrast
            size="sm"
          >
            {isPresent ? t.present : t.missing}
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
