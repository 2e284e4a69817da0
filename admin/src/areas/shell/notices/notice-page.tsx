import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ScreenHeading } from '../../../ui/screen-heading.tsx';
import classes from './notice-page.module.css';

interface NoticePageProps {
  title: string;
  text: string;
  children?: ReactNode;
  picture?: ReactNode;
}

/** A page with one centred message. */
export function NoticePage({ title, text, picture, children }: NoticePageProps) {
  return (
    <Stack className={classes.page} align="center" justify="center" gap="md">
      {picture}
      <ScreenHeading ta="center">{title}</ScreenHeading>
      <Text c="dimmed" ta="center" maw={520} className={classes.text}>
        {text}
      </Text>
      {children}
    </Stack>
  );
}
