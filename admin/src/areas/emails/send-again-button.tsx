import { Button, Text } from '@mantine/core';
import { sendEmailAgain } from '@share/contract/areas/emails/emails.endpoints.ts';
import type { EmailView } from '@share/contract/areas/emails/emails.schemas.ts';
import { IconSend } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { confirm } from '../../ui/confirm.tsx';
import { errorText } from '../../ui/error-text.ts';
import { emailsChanged } from './emails.queries.ts';
import { emailsTexts } from './emails.texts.ts';

interface SendAgainProps {
  email: EmailView;
  onSent: (email: EmailView) => void;
  /** Null when a new attempt begins. */
  onFailure: (failure: unknown) => void;
}

/** Sends an e-mail again after asking; while that is not possible, the reason stands beside the button. */
export function SendAgainButton({ email, onSent, onFailure }: SendAgainProps) {
  const t = useTexts(emailsTexts);
  const { language } = useLanguage();
  const reason = useId();
  const announcement = { key: 'email.again', ...t.toasts.again } as const;
  const sending = useMutation({
    mutationFn: () => call(sendEmailAgain, { params: { id: String(email.id) } }),
    onMutate: () => {
      withdrawFailure(announcement);
      onFailure(null);
    },
    onSuccess: (changed) => {
      announceDone(announcement);
      emailsChanged();
      if (changed) onSent(changed);
    },
    onError: (failure) => {
      announceFailure(announcement);
      onFailure(failure);
    },
  });
  if (!useCan(sendEmailAgain)) return null;
  const { to, whyNot } = email.again;
  const ask = async () => {
    const agrees = await confirm({
      title: t.againTitle,
      ...(to === null ? {} : { facts: [{ label: t.againTo, value: to }] }),
      message: email.text.state === 'secret' ? t.againLink : t.againText,
      confirmLabel: t.again,
      harmless: true,
    });
    if (agrees) sending.mutate();
  };
  return (
    <>
      {whyNot !== null && (
        <Text id={reason} size="sm" c="dimmed">
          {errorText(language, whyNot)}
        </Text>
      )}
      <Button
        leftSection={<IconSend size={18} aria-hidden />}
        disabled={whyNot !== null}
        aria-describedby={whyNot === null ? undefined : reason}
        loading={sending.isPending}
        onClick={() => void ask()}
      >
        {t.again}
      </Button>
    </>
  );
}
