import { Button, Group } from '@mantine/core';
import { formatInstant } from '@share/contract/shared/dates.ts';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { extendingTexts } from './extending.texts.ts';
import type { TermValues } from './use-extension.ts';

interface TermFieldsProps {
  control: Control<TermValues>;
  waitUntil: string | null;
  onWeekLater: () => void;
  children?: ReactNode;
}

/** The new term, typed or picked; one button sets it a week later. */
export function TermFields({ control, waitUntil, onWeekLater, children }: TermFieldsProps) {
  const t = useTexts(extendingTexts);
  return (
    <Group align="flex-end" gap="sm">
      <DateField
        control={control}
        name="waitUntil"
        label={t.day}
        description={waitUntil === null ? undefined : t.hint(formatInstant(waitUntil))}
        required
        isFirst
      />
      <Group gap="sm" wrap="nowrap">
        <Button variant="subtle" onClick={onWeekLater}>
          {t.weekLater}
        </Button>
        {children}
      </Group>
    </Group>
  );
}
