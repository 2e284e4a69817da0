import { Alert, Button, Text } from '@mantine/core';
import { checkMailServer } from '@share/contract/areas/settings/settings.endpoints.ts';
import type { AnswerOf } from '@share/contract/shared/endpoint.ts';
import { IconPlugConnected } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../../platform/api/api-client.ts';
import { useTexts } from '../../../platform/texts.ts';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { settingsTexts } from '../settings.texts.ts';

/** Milliseconds; longer than the server waits for the mail server. */
const TIMEOUT = 20_000;

/** Connects to the configured mail server and shows what is wrong. */
export function MailCheck() {
  const t = useTexts(settingsTexts).mail;
  const [isChecking, setChecking] = useState(false);
  const [found, setFound] = useState<AnswerOf<typeof checkMailServer> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const check = async () => {
    setChecking(true);
    setFound(null);
    setFailure(null);
    try {
      setFound(await call(checkMailServer, { timeout: TIMEOUT }));
    } catch (reason) {
      setFailure(reason);
    } finally {
      setChecking(false);
    }
  };
  return (
    <FormSection title={t.title}>
      <Text size="sm" c="dimmed">
        {t.hint}
      </Text>
      <div>
        <Button
          variant="default"
          leftSection={<IconPlugConnected size={18} aria-hidden />}
          loading={isChecking}
          onClick={() => void check()}
        >
          {t.check}
        </Button>
        <div role="status">
          {found && (
            <Alert color={found.outcome === 'works' ? 'green' : 'red'} title={found.server} mt="md">
              {t.outcomes[found.outcome]}
            </Alert>
          )}
        </div>
      </div>
      {failure !== null && <ErrorBanner failure={failure} onClose={() => setFailure(null)} />}
    </FormSection>
  );
}
