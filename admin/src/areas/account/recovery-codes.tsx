import { Alert, Button, CopyButton, Group, SimpleGrid, Text } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload, IconKey } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useCurrentUser } from '../../platform/session/current-user.ts';
import { useTexts } from '../../platform/texts.ts';
import { useUnsaved } from '../../platform/unsaved.ts';
import { secondFactorTexts } from './second-factor.texts.ts';

/** Shows new recovery codes, once. Leaving asks first, as with everything that would be lost. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const t = useTexts(secondFactorTexts);
  const user = useCurrentUser();
  useUnsaved(true);
  const alert = useRef<HTMLDivElement>(null);
  // Scrolls up, because the codes appear above the button that was pressed.
  useEffect(() => {
    alert.current?.focus({ preventScroll: true });
    alert.current?.scrollIntoView({ block: 'center' });
  }, []);
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${t.recoveryTitle}: ${user?.email ?? ''}\n\n${text}\n`)}`;
  return (
    <Alert ref={alert} tabIndex={-1} color="yellow" icon={<IconKey aria-hidden />} title={t.recoveryTitle}>
      <Text size="sm">{t.recoveryText}</Text>
      <SimpleGrid cols={{ base: 2, sm: 5 }} my="md" component="ul" p={0} style={{ listStyle: 'none' }}>
        {codes.map((code) => (
          <Text key={code} component="li" ff="monospace" fw={700}>
            {code}
          </Text>
        ))}
      </SimpleGrid>
      <Group gap="sm">
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
              onClick={copy}
            >
              {copied ? t.copied : t.copy}
            </Button>
          )}
        </CopyButton>
        <Button
          component="a"
          href={file}
          download="recovery-codes.txt"
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {t.download}
        </Button>
        <Button onClick={onSaved}>{t.recoverySaved}</Button>
      </Group>
    </Alert>
  );
}
