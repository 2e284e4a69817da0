import { Text } from '@mantine/core';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { staying } from '../element-codec.ts';
import type { ElementPreviewProps } from '../element-editor.ts';
import { AttachmentDownload } from './attachment-download.tsx';
import { fileFacts } from './attachment-file.tsx';
import classes from './attachments.module.css';
import { attachmentsTexts } from './attachments-element.texts.ts';

export function AttachmentsPreview({ data, language }: ElementPreviewProps<'attachments'>) {
  const items = staying(data.items);
  if (items.length === 0) return <Text c="dimmed">{attachmentsTexts[language].none}</Text>;
  return (
    <ul className={classes.list}>
      {items.map(
        ({ id, displayName, file }) =>
          file && (
            <li key={id}>
              <AttachmentDownload file={file} className={classes.link}>
                <IconFileText size={20} aria-hidden className={classes.icon} />
                <span className={classes.name}>{displayName || file.fileName}</span>
                <Text span size="sm" c="dimmed" className={classes.size}>
                  {fileFacts(file, language)}
                </Text>
                <IconDownload size={18} aria-hidden className={classes.icon} />
              </AttachmentDownload>
            </li>
          ),
      )}
    </ul>
  );
}
