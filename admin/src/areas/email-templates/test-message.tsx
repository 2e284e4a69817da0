import { Button, Text, TextInput, Title } from '@mantine/core';
import { sendTestMessage } from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import { TestMessageInput } from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import { isApiError } from '@share/contract/client/api-error.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { errorText } from '../../ui/error-text.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { emailTemplatesTexts } from './email-templates.texts.ts';

interface TestMessageProps {
  type: string;
  language: Language;
  subject: string;
  body: string;
}

/** Sends the template of this tab, as it is in the form, to an address (EML-09). */
export function TestMessage(template: TestMessageProps) {
  const t = useTexts(emailTemplatesTexts);
  const { language } = useLanguage();
  const [email, setEmail] = useState('');
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const announcement = { key: 'emailTemplates.send', ...t.toasts.send } as const;

  const send = async () => {
    if (isSending) return;
    const wrong = TestMessageInput.shape.email.safeParse(email).error?.issues[0]?.message ?? null;
    setRefused(wrong);
    setFailure(null);
    if (wrong !== null) return;
    setSending(true);
    withdrawFailure(announcement);
    try {
      await call(sendTestMessage, { body: { ...template, email } });
      announceDone(announcement);
    } catch (reason) {
      announceFailure(announcement);
      const atEmail = isApiError(reason) ? reason.errors.find(({ path }) => path === 'email') : undefined;
      if (atEmail) setRefused(atEmail.code);
      else setFailure(reason);
    } finally {
      setSending(false);
    }
  };
  return (
    <FormSection>
      <div>
        <Title order={2} size="h4">
          {t.test.title}
        </Title>
        <Text size="sm" c="dimmed">
          {t.test.hint}
        </Text>
      </div>
      <TextInput
        type="email"
        label={t.test.email}
        autoComplete="email"
        value={email}
        error={refused === null ? undefined : errorText(language, refused)}
        onChange={(event) => setEmail(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter in the form would save it.
          event.preventDefault();
          void send();
        }}
      />
      {failure !== null && <ErrorBanner failure={failure} onClose={() => setFailure(null)} />}
      <Button
        variant="default"
        leftSection={<IconSend size={18} aria-hidden />}
        loading={isSending}
        onClick={() => void send()}
      >
        {t.test.send}
      </Button>
    </FormSection>
  );
}
