import { assignLine, reopenLine } from '@share/contract/areas/statements/statements.endpoints.ts';
import type { StatementLineView } from '@share/contract/areas/statements/statements.schemas.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api/api-client.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { announceDone, announceFailure } from '../../../ui/announce.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { lineDecided, lineRefused } from '../statements.queries.ts';
import { linesTexts } from './lines.texts.ts';

const withoutOrder = ['unknown-money', 'payout', 'file'] as const;

/** What a line may be that belongs to no order; null for a debit that can only have returned refunds. */
export const withoutOrderIn = ({ amount, reasons }: StatementLineView) =>
  amount > 0 ? 'unknown' : (withoutOrder.find((kind) => reasons.includes(kind)) ?? null);

/** Asks whether the money of a line belongs to no order: it is unknown, or a debit returned unknown money or paid a payout. */
export function useWithoutOrder(line: StatementLineView, onDone: () => void) {
  const t = useTexts(linesTexts);
  const { language } = useLanguage();
  const { id, amount, counterparty, title } = line;
  const body = { parts: [{ order: null, amount: Math.abs(amount) }] };
  const kind = withoutOrderIn(line) ?? 'unknown';
  const deciding = useDecision(
    kind === 'payout' || kind === 'file' ? 'paidOut' : 'unknown',
    () => call(assignLine, { params: { id: String(id) }, body }),
    onDone,
  );
  const words = {
    unknown: { label: t.unknown, title: t.unknownTitle, message: t.unknownMessage },
    'unknown-money': { label: t.wentBack, title: t.wentBackTitle, message: t.wentBackMessage },
    payout: { label: t.paidOut, title: t.paidOutTitle, message: t.paidOutMessage },
    file: { label: t.fileDone, title: t.fileDoneTitle, message: t.fileDoneMessage },
  }[kind];
  const ask = async () => {
    const agrees = await confirm({
      title: words.title,
      facts: [
        { label: t.amount, value: formatMoney(amount, language) },
        { label: t.sender, value: counterparty.name },
        { label: t.transferTitle, value: title },
      ],
      message: words.message,
      confirmLabel: t.unknownConfirm,
      harmless: true,
    });
    if (agrees) deciding.mutate();
  };
  return { ask, label: words.label, deciding };
}

/** Undoes the decision about a line. */
export const useReopening = ({ id }: StatementLineView) =>
  useDecision('reopen', () => call(reopenLine, { params: { id: String(id) } }));

function useDecision(
  name: 'unknown' | 'paidOut' | 'reopen',
  decide: () => Promise<StatementLineView>,
  onDone = () => {},
) {
  const t = useTexts(linesTexts);
  const announcement = { key: `statement.${name}`, ...t.toasts[name] } as const;
  return useMutation({
    mutationFn: decide,
    onSuccess: (decided) => {
      announceDone(announcement);
      onDone();
      void lineDecided(decided);
    },
    onError: (failure) => {
      announceFailure(announcement, failure);
      lineRefused(failure);
    },
  });
}
