import { Button, Group } from '@mantine/core';
import { recordInWords } from '@share/contract/areas/journal/words/entry-words.ts';
import { confirmProposal } from '@share/contract/areas/proposals/proposals.endpoints.ts';
import type { ProposalView } from '@share/contract/areas/proposals/proposals.schemas.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { confirm } from '../../ui/confirm.tsx';
import { idempotency } from '../../ui/form/idempotency-key.ts';
import { EndDialog } from './end-dialog.tsx';
import { proposalDecided } from './proposals.queries.ts';
import { proposalsTexts } from './proposals.texts.ts';

interface ActionsProps {
  proposal: ProposalView;
  /** Null when a new attempt begins. */
  onFailure: (failure: unknown) => void;
}

/** Confirms or rejects a proposal of somebody else, or withdraws the own one. */
export function ProposalActions({ proposal, onFailure }: ActionsProps) {
  const t = useTexts(proposalsTexts);
  const { language } = useLanguage();
  const [keys] = useState(idempotency);
  const [isEnding, setIsEnding] = useState(false);
  const announcement = { key: 'proposal.confirm', ...t.toasts.confirm } as const;
  const confirming = useMutation({
    mutationFn: () =>
      call(confirmProposal, {
        params: { id: String(proposal.id) },
        idempotencyKey: keys.keyFor(proposal.id),
      }),
    onMutate: () => {
      withdrawFailure(announcement);
      onFailure(null);
    },
    onSuccess: (confirmed) => {
      keys.settle();
      announceDone(announcement);
      proposalDecided(confirmed);
    },
    onError: (failure) => {
      keys.settle(failure);
      announceFailure(announcement);
      onFailure(failure);
    },
  });
  const ask = async () => {
    const agrees = await confirm({
      title: t.confirmTitle,
      facts: [
        { label: t.record, value: recordInWords(proposal.change, language) },
        { label: t.proposedBy, value: proposal.proposedBy.name },
      ],
      message: t.confirmMessage,
      confirmLabel: t.confirm,
      harmless: true,
    });
    if (agrees) confirming.mutate();
  };
  if (!proposal.canConfirm && !proposal.canWithdraw) return null;
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconX size={18} aria-hidden />}
        onClick={() => setIsEnding(true)}
      >
        {proposal.canWithdraw ? t.withdraw : t.reject}
      </Button>
      {proposal.canConfirm && (
        <Button
          leftSection={<IconCheck size={18} aria-hidden />}
          loading={confirming.isPending}
          onClick={() => void ask()}
        >
          {t.confirm}
        </Button>
      )}
      {isEnding && <EndDialog proposal={proposal} onClose={() => setIsEnding(false)} />}
    </Group>
  );
}
