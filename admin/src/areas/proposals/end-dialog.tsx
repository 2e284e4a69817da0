import { Button, Stack, Text } from '@mantine/core';
import { withdrawProposal } from '@share/contract/areas/proposals/proposals.endpoints.ts';
import { type ProposalView, WithdrawInput } from '@share/contract/areas/proposals/proposals.schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { resolverOf } from '../../ui/form/errors/form-errors.ts';
import { proposalDecided } from './proposals.queries.ts';
import { proposalsTexts } from './proposals.texts.ts';

interface EndDialogProps {
  proposal: ProposalView;
  onClose: () => void;
}

/** Asks for a note and ends a proposal without doing anything. */
export function EndDialog({ proposal, onClose }: EndDialogProps) {
  const t = useTexts(proposalsTexts);
  const announcement = { key: 'proposal.end', ...t.toasts.end } as const;
  const { control, handleSubmit } = useForm<WithdrawInput>({
    defaultValues: { note: '' },
    resolver: resolverOf(WithdrawInput, (values) => values),
  });
  const ending = useMutation({
    mutationFn: (body: WithdrawInput) =>
      call(withdrawProposal, { params: { id: String(proposal.id) }, body }),
    onMutate: () => withdrawFailure(announcement),
    onSuccess: (ended) => {
      announceDone(announcement);
      proposalDecided(ended);
      onClose();
    },
    onError: () => announceFailure(announcement),
  });
  const [title, label] = proposal.canWithdraw ? [t.withdrawTitle, t.withdraw] : [t.rejectTitle, t.reject];
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      onSubmit={(event) => void handleSubmit((values) => ending.mutate(values))(event)}
      failure={ending.error}
      buttons={
        <Button type="submit" loading={ending.isPending}>
          {label}
        </Button>
      }
    >
      <Stack gap="md">
        <Text>{t.endMessage}</Text>
        <TextField control={control} name="note" label={t.note} isFirst />
      </Stack>
    </FormDialog>
  );
}
