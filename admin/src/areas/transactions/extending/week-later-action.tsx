import { extendTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { formatInstant, fromWarsaw } from '@share/contract/shared/dates.ts';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api/api-client.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../../ui/announce.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { RowAction } from '../../../ui/list/menu/row-action.tsx';
import { booksChanged } from '../../links/books-changed.ts';
import { usePaymentFacts } from '../accepting/use-payment-facts.tsx';
import { extendingTexts } from './extending.texts.ts';
import type { Extending } from './use-extension.ts';
import { endOfTerm, weekLater } from './week-later.ts';

interface WeekLaterActionProps extends Pick<Extending, 'transaction' | 'onFailure'> {
  canExtend: boolean;
}

/** Waits seven days longer, after asking (TRX-11), for users who may while that is possible. */
export function WeekLaterAction({ transaction, canExtend, onFailure }: WeekLaterActionProps) {
  const { id, version, waitUntil } = transaction;
  const t = useTexts(extendingTexts);
  const mayExtend = useCan(extendTransaction);
  const facts = usePaymentFacts(transaction);
  const announcement = { key: 'transaction.extend', ...t.toast } as const;
  const extending = useMutation({
    mutationFn: (term: string) =>
      call(extendTransaction, { params: { id: String(id) }, body: { waitUntil: term }, ifMatch: version }),
    onMutate: () => {
      withdrawFailure(announcement);
      onFailure(null);
    },
    onSuccess: () => {
      announceDone(announcement);
      booksChanged();
    },
    onError: (failure) => {
      announceFailure(announcement);
      onFailure(failure);
    },
  });
  if (!mayExtend || !canExtend) return null;
  const ask = async () => {
    const term = endOfTerm(weekLater(waitUntil, new Date()));
    const agrees = await confirm({
      title: t.title(id),
      facts: [...facts, { label: t.newTerm, value: formatInstant(fromWarsaw(term)) }],
      message: t.message,
      confirmLabel: t.extend,
      harmless: true,
    });
    if (agrees) extending.mutate(term);
  };
  return (
    <RowAction
      label={t.weekLaterOf(id)}
      word={t.weekLater}
      icon={<IconCalendarPlus size={18} aria-hidden />}
      isRunning={extending.isPending}
      opensDialog
      onClick={() => void ask()}
    />
  );
}
