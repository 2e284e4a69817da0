import { Button, Group, Text } from '@mantine/core';
import type {
  EmailTemplateInput,
  EmailTemplateView,
} from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { IconRestore } from '@tabler/icons-react';
import { type Control, useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { confirm } from '../../ui/confirm.tsx';
import { useFormContext as useFormParts } from '../../ui/form/form-context.ts';
import { emailTemplatesTexts } from './email-templates.texts.ts';

interface RestoreDefaultProps {
  control: Control<EmailTemplateInput>;
  template: EmailTemplateView;
  language: Language;
}

/** Puts the default text of one language into the form (EML-08). */
export function RestoreDefault({ control, template, language }: RestoreDefaultProps) {
  const t = useTexts(emailTemplatesTexts);
  const { isReadOnly } = useFormParts();
  const { setValue, formState } = useFormContext<EmailTemplateInput>();
  const body = useWatch({ control, name: `body.${language}` });
  const defaultBody = template.defaultBody[language];
  if (isReadOnly) return null;
  const isDefault = body === defaultBody;
  const ask = async () => {
    const question = { title: t.restoreQuestion, message: t.restoreMessage, confirmLabel: t.restore };
    if (!(await confirm(question))) return;
    setValue(`body.${language}`, defaultBody, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  };
  return (
    <Group>
      <Button
        variant="default"
        disabled={isDefault}
        leftSection={<IconRestore size={18} aria-hidden />}
        onClick={() => void ask()}
      >
        {t.restore}
      </Button>
      {isDefault && (
        <Text size="sm" c="dimmed">
          {t.isDefault}
        </Text>
      )}
    </Group>
  );
}
