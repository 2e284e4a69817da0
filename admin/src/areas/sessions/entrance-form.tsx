import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import classes from './entrance.module.css';
import { SubmitAlert } from './submit-alert.tsx';
import type { useSubmit } from './use-submit.ts';

interface EntranceFormProps {
  title: string;
  text?: string;
  submit: ReturnType<typeof useSubmit>;
  className?: string | undefined;
  children: ReactNode;
}

/** The frame of the forms before sign-in: heading, failure, fields. */
export function EntranceForm({ title, text, submit, className = '', children }: EntranceFormProps) {
  return (
    <form {...submit.form} className={`${classes.form} ${className}`}>
      <Stack gap="md">
        <div>
          <ScreenHeading>{title}</ScreenHeading>
          {text && (
            <Text c="dimmed" mt={6}>
              {text}
            </Text>
          )}
        </div>
        <SubmitAlert {...submit.alert} />
        {children}
      </Stack>
    </form>
  );
}
