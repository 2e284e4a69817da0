import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Brand } from '../../../ui/brand.tsx';
import { ScreenHeading } from '../../../ui/screen-heading.tsx';
import { shellTexts } from '../shell.texts.ts';
import { Notice } from './notice-page.tsx';

interface MaintenanceNoticeProps {
  /** Empty texts are replaced by those of the program. */
  title: string;
  message: string;
  /** When the maintenance is expected to end, in words. */
  until?: string | null;
  /** It is shown inside another screen, whose heading and title stay. */
  isPreview?: boolean;
  children?: ReactNode;
}

/** What somebody reads who meets closed doors; in the settings, as a preview of unsaved texts. */
export function MaintenanceNotice(props: MaintenanceNoticeProps) {
  const texts = useTexts(shellTexts);
  const { message, until = null, isPreview = false } = props;
  const title = props.title.trim() || texts.maintenanceTitle;
  return (
    <Notice
      picture={<Brand size={48} withName={false} />}
      heading={
        isPreview ? (
          <Title order={3} size="h1" ta="center">
            {title}
          </Title>
        ) : (
          <ScreenHeading ta="center">{title}</ScreenHeading>
        )
      }
      text={message.trim() || texts.maintenanceText}
    >
      {until !== null && <Text ta="center">{texts.maintenanceUntil(until)}</Text>}
      {props.children}
    </Notice>
  );
}
