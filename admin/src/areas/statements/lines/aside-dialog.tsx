import { Button, Radio, Stack, Text } from '@mantine/core';
import type { RuleKind } from '@share/contract/areas/statements/statement-rules.schemas.ts';
import { setLineAside } from '@share/contract/areas/statements/statements.endpoints.ts';
import {
  SetAsideInput,
  type StatementLineView,
} from '@share/contract/areas/statements/statements.schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { call } from '../../../platform/api/api-client.ts';
import { useTexts } from '../../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../../ui/announce.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { resolverOf } from '../../../ui/form/errors/form-errors.ts';
import { Facts } from '../../../ui/values/facts.tsx';
import { MoneyText } from '../../../ui/values/values.tsx';
import { rulesTexts } from '../rules/rules.texts.ts';
import { lineDecided, lineRefused, rulesChanged } from '../statements.queries.ts';
import { linesTexts } from './lines.texts.ts';

interface Values {
  note: string;
  /** '' for no rule. */
  kind: RuleKind | '';
  text: string;
}

const toInput = ({ note, kind, text }: Values) => ({
  note,
  ...(kind === '' ? {} : { rule: { kind, text: kind === 'title' ? text : '' } }),
});
const formPath = (path: string) => (path === 'note' ? 'note' : 'text');

interface AsideDialogProps {
  line: StatementLineView;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a line is set aside, and whether later lines like it are proposed so. */
export function AsideDialog({ line, onClose, onDone }: AsideDialogProps) {
  const t = useTexts(linesTexts);
  const rules = useTexts(rulesTexts);
  const announcement = { key: 'statement.aside', ...t.toasts.aside } as const;
  const { control, handleSubmit } = useForm<Values>({
    defaultValues: { note: '', kind: '', text: line.title.slice(0, 140) },
    resolver: resolverOf(SetAsideInput, toInput, formPath),
  });
  const kind = useWatch({ control, name: 'kind' });
  const aside = useMutation({
    mutationFn: (values: Values) =>
      call(setLineAside, { params: { id: String(line.id) }, body: toInput(values) }),
    onMutate: () => withdrawFailure(announcement),
    onSuccess: (decided) => {
      announceDone(announcement);
      onClose();
      onDone();
      void lineDecided(decided);
      rulesChanged();
    },
    onError: () => announceFailure(announcement),
  });
  const hasAccount = line.counterparty.account !== '';
  return (
    <FormDialog
      title={t.asideTitle}
      onClose={() => {
        onClose();
        lineRefused(aside.error);
      }}
      onSubmit={(event) => void handleSubmit((values) => aside.mutate(values))(event)}
      failure={aside.error}
      buttons={
        <Button type="submit" loading={aside.isPending} data-autofocus>
          {t.aside}
        </Button>
      }
    >
      <Stack gap="md">
        <Facts
          facts={[
            { label: t.amount, value: <MoneyText amount={line.amount} /> },
            { label: t.sender, value: line.counterparty.name, long: true },
            { label: t.transferTitle, value: line.title, long: true },
          ]}
        />
        <Text>{t.asideMessage}</Text>
        <TextField control={control} name="note" label={t.note} />
        <Controller
          control={control}
          name="kind"
          render={({ field: { ref: _, ...field } }) => (
            <Radio.Group {...field} label={rules.always} description={rules.alwaysHint}>
              <Stack gap="xs" mt="xs">
                <Radio value="" label={rules.ruleKinds.none} />
                {hasAccount && <Radio value="account" label={rules.ruleKinds.account} />}
                <Radio value="title" label={rules.ruleKinds.title} />
              </Stack>
            </Radio.Group>
          )}
        />
        {kind === 'title' && (
          <TextField
            control={control}
            name="text"
            label={rules.ruleText}
            description={rules.ruleTextHint}
            required
          />
        )}
      </Stack>
    </FormDialog>
  );
}
