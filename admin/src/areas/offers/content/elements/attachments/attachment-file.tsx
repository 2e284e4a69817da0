import { Group, Text } from '@mantine/core';
import { extensionOf } from '@share/contract/shared/files.ts';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { useLanguage } from '../../../../../platform/language.tsx';
import { useTexts } from '../../../../../platform/texts.ts';
import { fileSize } from '../../../../../ui/values/file-size.ts';
import type { AttachmentItemValues } from '../element-values.ts';
import { AttachmentDownload } from './attachment-download.tsx';
import classes from './attachments.module.css';
import { attachmentsTexts } from './attachments-element.texts.ts';

/** The file of an attachment, as a link to it. */
export function AttachmentFile({ file }: { file: NonNullable<AttachmentItemValues['file']> }) {
  const t = useTexts(attachmentsTexts);
  const { language } = useLanguage();
  return (
    <Group gap={6} wrap="nowrap" className={classes.file}>
      <IconFileText size={18} aria-hidden className={classes.icon} />
      <AttachmentDownload file={file} label={t.download(file.fileName)} className={classes.editorLink}>
        {file.fileName}
        <IconDownload size={16} aria-hidden className={classes.download} />
      </AttachmentDownload>
      <Text size="sm" c="dimmed" className={classes.size}>
        {fileFacts(file, language)}
      </Text>
    </Group>
  );
}

/** `PDF · 1.2 MB` */
export const fileFacts = (
  { fileName, size }: NonNullable<AttachmentItemValues['file']>,
  language: 'pl' | 'en',
): string => `${extensionOf(fileName).toUpperCase()} · ${fileSize(size, language)}`;
