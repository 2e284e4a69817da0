import { Button, Group, Text } from '@mantine/core';
import { downloadPageAttachment } from '@share/contract/areas/pages/pages.endpoints.ts';
import { IconDownload } from '@tabler/icons-react';
import { type Control, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { addressOf } from '../../../platform/api/request-to-api.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { EntryCard } from '../../../ui/entries/entry-card.tsx';
import type { EntryPlace } from '../../../ui/entries/use-entries.ts';
import { errorText } from '../../../ui/error-text.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { flatErrors } from '../../../ui/form/errors/form-errors.ts';
import { valueAt } from '../../../ui/form/paths.ts';
import { useDownload } from '../../../ui/use-download.ts';
import { fileSize } from '../../../ui/values/file-size.ts';
import { StatusBadge } from '../../../ui/values/status-badge.tsx';
import type { PageFormValues } from '../page-form-values.ts';
import type { AttachmentValues } from './attachment-values.ts';
import { attachmentsTexts } from './page-attachments.texts.ts';

/** One attachment: its file, and its name when it is open. A stored one is marked for deletion (PAG-10). */
export function AttachmentCard({ control, place }: { control: Control<PageFormValues>; place: EntryPlace }) {
  const t = useTexts(attachmentsTexts);
  const { setValue } = useFormContext<PageFormValues>();
  const path = `attachments.${place.index}` as const;
  const { displayName, file, isStored } = useWatch({ control, name: path });
  const mark = (toBeDeleted: boolean) => setValue(`${path}.toBeDeleted`, toBeDeleted, { shouldDirty: true });
  const name = displayName.trim() || t.newName;
  return (
    <EntryCard
      place={place}
      level={3}
      name={name}
      states={!isStored && <StatusBadge tone="waiting">{t.notStored}</StatusBadge>}
      marked={t.marked}
      onMark={isStored ? mark : undefined}
      below={<FileLine file={file} path={path} />}
      firstField={`${path}.displayName`}
    >
      <TextField control={control} name={`${path}.displayName`} label={t.displayName} required />
    </EntryCard>
  );
}

interface FileLineProps {
  file: AttachmentValues['file'];
  path: string;
}

/** The file, which is saved with the user's session, its size, and the server's error about it. */
function FileLine({ file, path }: FileLineProps) {
  const t = useTexts(attachmentsTexts);
  const { language } = useLanguage();
  const saving = useDownload();
  const address = addressOf(downloadPageAttachment, { params: { fileId: String(file.fileId) } });
  const problem = flatErrors(valueAt(useFormState().errors, `${path}.file`) as never)[0];
  return (
    <Group gap={6} mt="xs">
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t.download(file.fileName)}
        leftSection={<IconDownload size={14} aria-hidden />}
        loading={saving.isRunning}
        onClick={() => void saving.start(address, file.fileName)}
      >
        {file.fileName}
      </Button>
      <Text size="sm" c="dimmed">
        {fileSize(file.size, language)}
      </Text>
      {saving.hasFailed && (
        <Text size="sm" c="red" role="alert">
          {t.downloadFailed}
        </Text>
      )}
      {problem && (
        <Text size="sm" c="red" role="alert">
          {errorText(language, problem.code)}
        </Text>
      )}
    </Group>
  );
}
