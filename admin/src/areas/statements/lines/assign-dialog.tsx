import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { MoneyField } from '../../../ui/fields/number-field.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Facts } from '../../../ui/values/facts.tsx';
import { MoneyText } from '../../../ui/values/values.tsx';
import classes from '../statements.module.css';
import { lineRefused } from '../statements.queries.ts';
import { linesTexts } from './lines.texts.ts';
import { OrderField } from './order-field.tsx';
import { type AssignableLine, toAssign, useAssign } from './use-assign.ts';

interface AssignDialogProps {
  line: AssignableLine;
  onClose: () => void;
  onDone?: () => void;
}

/** Asks to which order the money of a line belongs, or to which orders and how much of it to each. */
export function AssignDialog({ line, onClose, onDone = () => {} }: AssignDialogProps) {
  const t = useTexts(linesTexts);
  const { control, submit, rest, isSending, failure } = useAssign(line, () => {
    onClose();
    onDone();
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'parts' });
  return (
    <FormDialog
      title={line.amount < 0 ? t.refundTitle : t.assignTitle}
      onClose={() => {
        onClose();
        lineRefused(failure);
      }}
      onSubmit={submit}
      failure={failure}
      buttons={
        <Button type="submit" loading={isSending}>
          {t.accept}
        </Button>
      }
    >
      <Stack gap="md">
        <Facts
          facts={[
            { label: t.amount, value: <MoneyText amount={toAssign(line)} /> },
            { label: t.sender, value: line.counterparty.name, long: true },
            { label: t.transferTitle, value: line.title, long: true },
          ]}
        />
        <Text>{line.amount < 0 ? t.refundMessage : t.assignMessage}</Text>
        {fields.map((field, nth) => (
          <Group key={field.id} gap="sm" align="flex-start" className={classes.part}>
            <OrderField
              control={control}
              name={`parts.${nth}.order`}
              label={t.orderField}
              amount={toAssign(line)}
              proposed={line.order}
              required
              isFirst={nth === 0}
            />
            <MoneyField control={control} name={`parts.${nth}.amount`} label={t.amount} required />
            {fields.length > 1 && (
              <Button variant="subtle" mt={26} onClick={() => remove(nth)}>
                {t.removePart}
              </Button>
            )}
          </Group>
        ))}
        <Group justify="space-between">
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => append({ order: null, amount: Math.max(rest, 0) || '' })}
          >
            {t.split}
          </Button>
          <Text role="status" c={rest < 0 ? 'red' : undefined}>
            {t.rest} <MoneyText amount={rest} />
          </Text>
        </Group>
        {rest > 0 && line.amount > 0 && (
          <SwitchField control={control} name="isRestUnknown" label={t.restUnknown} />
        )}
        <TextField control={control} name="note" label={t.note} description={t.noteHint} />
      </Stack>
    </FormDialog>
  );
}
