import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ScreenHeading } from '../../../ui/screen-heading.tsx';
import classes from './notice-page.module.css';

interface NoticeProps {
  heading: ReactNode;
  text: string;
  children?: ReactNode;
  picture?: ReactNode;
}

/** A page with one centred message. */
export const NoticePage = ({ title, ...notice }: Omit<NoticeProps, 'heading'> & { title: string }) => (
  <Notice heading={<ScreenHeading ta="center">{title}</ScreenHeading>} {...notice} />
);

/** A centred message below a heading that the caller provides. */
export function Notice({ heading, text, picture, children }: NoticeProps) {
  return (
    <Stack className={classes.page} align="center" justify="center" gap="md">
      {picture}
      {heading}
      <Text c="dimmed" ta="center" maw={520} className={classes.text}>
        {text}
      </Text>
      {children}
    </Stack>
  );
}
