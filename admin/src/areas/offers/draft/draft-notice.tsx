import { Alert, Button, Group, Text } from '@mantine/core';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { IconHistory } from '@tabler/icons-react';
import { useTexts } from '../../../platform/texts.ts';
import { draftTexts } from './draft.texts.ts';
import type { OfferDraft } from './use-draft.ts';

/** Says above the form what an earlier visit left behind, and lets the user go on with it or give it up. */
export function DraftNotice({ draft }: { draft: OfferDraft }) {
  const t = useTexts(draftTexts);
  if (!draft.left) return null;
  return (
    <Alert color="yellow" role="status" icon={<IconHistory aria-hidden />}>
      <Group justify="space-between" gap="sm">
        <div style={{ flex: '1 1 260px' }}>
          <Text size="sm" fw={700}>
            {t.kept(formatInstant(draft.left.at))}
          </Text>
          {draft.isOutdated && <Text size="sm">{t.outdated}</Text>}
        </div>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={draft.discard}>
            {t.discard}
          </Button>
          <Button size="xs" onClick={draft.restore}>
            {t.restore}
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
