import { Badge, Code, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { placeholdersOf } from '@share/contract/areas/email-templates/placeholders.ts';
import { missingVariables } from '@share/contract/areas/email-templates/template-faults.ts';
import { IconCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import type { Insert } from './editor/insert.ts';
import type { Place } from './editor/use-body-view.ts';
import classes from './email-templates.module.css';
import type { Variables } from './email-templates.queries.ts';
import { emailTemplatesTexts } from './email-templates.texts.ts';

interface VariablesPanelProps {
  variables: Variables;
  body: string;
  /** Null while no text is edited: a variable then leads to its place in the text, if it has one. */
  insert: Insert | null;
  onGo: (place: Place) => void;
}

/** The variables of the template; required ones are red, with a tick as soon as the text contains them (EML-10, EML-11). */
export function VariablesPanel({ variables, body, insert, onGo }: VariablesPanelProps) {
  const t = useTexts(emailTemplatesTexts).variables;
  const places = useMemo(() => placeholdersOf(body), [body]);
  const missing = useMemo(() => new Set(missingVariables(places, variables)), [places, variables]);
  const actionOf = (name: string): VariableProps['action'] => {
    if (insert) return { title: t.insert(name), onClick: () => insert(name) };
    const place = places.find((one) => one.name === name);
    return place ? { title: t.show(name), onClick: () => onGo(place) } : null;
  };
  return (
    <FormSection>
      <div>
        <Title order={2} size="h4">
          {t.title}
        </Title>
        <Text size="sm" c="dimmed">
          {insert ? t.hint : t.showHint}
        </Text>
      </div>
      <Stack gap={6} component="ul" className={classes.variables}>
        {variables.map((variable) => (
          <li key={variable.name}>
            <Variable
              variable={variable}
              isMissing={missing.has(variable)}
              action={actionOf(variable.name)}
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
  action: { title: string; onClick: () => void } | null;
}

function Variable({ variable: { name, required, label }, isMissing, action }: VariableProps) {
  const t = useTexts(emailTemplatesTexts).variables;
  const { language } = useLanguage();
  const content = (
    <>
      <Group gap={6}>
        <Code className={classes.code} data-required={required || undefined}>
          {`{{${name}}}`}
        </Code>
        {required && (
          <Badge
            color="red"
            leftSection={isMissing ? undefined : <IconCheck size={14} aria-hidden />}
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
  if (!action) return <div className={classes.variable}>{content}</div>;
  return (
    <UnstyledButton
      className={classes.variable}
      // The caret stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={action.onClick}
      title={action.title}
    >
      {content}
    </UnstyledButton>
  );
}
