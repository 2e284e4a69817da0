import { Alert, Button, Group, Text } from '@mantine/core';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { IconHistory } from '@tabler/icons-react';
import { useTexts } from '../../../platform/texts.ts';
import { draftTexts } from './draft.texts.ts';
import type { OfferDraft } from './use-draft.ts';

/** Shown above the form when an earlier visit left a draft; the user restores or discards it. */
export function DraftNotice({ draft }: { draft: OfferDraft }) {
  const t = useTexts(draftTexts);
  if (!draft.left) return null;
  return (
    <Alert color="yellow" role="status" icon={<IconHistory aria-hidden />}>
      <Group justify="space-between" gap="sm">
        <div style={{ flex: '1 1 260px' }}>
          <Text size="sm" fw={700}>
            {t.stored(formatMoment(draft.left.at))}
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
