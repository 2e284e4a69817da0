import { Button, CloseButton, Progress, Text } from '@mantine/core';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { errorText } from '../../error-text.ts';
import classes from './drop-zone.module.css';
import type { Uploading } from './form-uploads.ts';
import { uploadsTexts } from './uploads.texts.ts';

interface UploadListProps {
  uploads: readonly Uploading[];
  onDismiss: (id: string) => void;
}

/** The current uploads: each with its progress and a cancel button, or with the reason why it was refused. */
export function UploadList({ uploads, onDismiss }: UploadListProps) {
  const t = useTexts(uploadsTexts);
  if (uploads.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t.uploads}>
      {uploads.map((upload) => (
        <UploadLine key={upload.id} upload={upload} onDismiss={() => onDismiss(upload.id)} />
      ))}
    </ul>
  );
}

function UploadLine({ upload, onDismiss }: { upload: Uploading; onDismiss: () => void }) {
  const t = useTexts(uploadsTexts);
  const { language } = useLanguage();
  const { fileName, percent, refusal } = upload;
  return (
    <li className={classes.upload}>
      <div className={classes.what}>
        <Text size="sm" className={classes.fileName}>
          {fileName}
        </Text>
        {refusal ? (
          <Text size="xs" c="red" role="alert">
            {errorText(language, refusal)}
          </Text>
        ) : (
          <Progress.Root size="sm">
            <Progress.Section
              value={percent ?? 0}
              animated={percent === 100}
              aria-label={t.uploading(fileName, percent ?? 0)}
            />
          </Progress.Root>
        )}
      </div>
      {refusal ? (
        <CloseButton aria-label={t.dismiss(fileName)} onClick={onDismiss} />
      ) : (
        <>
          <Text size="xs" c="dimmed">
            {percent === null ? t.waiting : t.percent(percent)}
          </Text>
          <Button size="compact-sm" variant="default" aria-label={t.cancelOne(fileName)} onClick={onDismiss}>
            {t.cancel}
          </Button>
        </>
      )}
    </li>
  );
}
