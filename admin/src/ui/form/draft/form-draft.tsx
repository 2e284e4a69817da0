import { Alert, Button, Group, Text } from '@mantine/core';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { IconHistory } from '@tabler/icons-react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { confirm } from '../../confirm.tsx';
import type { PartState } from '../form-part.ts';
import type { SaveForm } from '../save-form.ts';
import { draftTexts } from './draft.texts.ts';
import type { Drafted } from './draft-storage.ts';
import { useDraft } from './use-draft.ts';

interface FormDraftProps<Values extends FieldValues> {
  form: SaveForm<Values>;
  of: Drafted;
  part?: PartState;
}

/** Stores a draft of the form. Shows above it the draft of an earlier visit, which the user restores or discards. */
export function FormDraft<Values extends FieldValues>({ form, of, part }: FormDraftProps<Values>) {
  const t = useTexts(draftTexts);
  const mayReplace = () =>
    confirm({ title: t.replaceTitle, message: t.replaceMessage, confirmLabel: t.restore });
  const draft = useDraft(form, of, part, mayReplace);
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
          <Button size="xs" onClick={() => void draft.restore()}>
            {t.restore}
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
