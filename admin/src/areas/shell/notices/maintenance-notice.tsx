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
  /** The expected end of the maintenance, as text. */
  until?: string | null;
  /** Whether it is shown inside another screen, which keeps its heading and title. */
  isPreview?: boolean;
  children?: ReactNode;
}

/** The notice that visitors see during maintenance; the settings preview it with unsaved texts. */
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
