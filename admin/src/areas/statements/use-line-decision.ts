import {
  assignLine,
  reopenLine,
  setLineAside,
} from '@share/contract/areas/statements/statements.endpoints.ts';
import type { StatementLineView } from '@share/contract/areas/statements/statements.schemas.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure } from '../../ui/announce.ts';
import { confirm } from '../../ui/confirm.tsx';
import { linesChanged } from './statements.queries.ts';
import { statementsTexts } from './statements.texts.ts';

/** Asks whether a line is set aside or unknown money (of a debit: its return), and records it. */
export function useLineDecision({ id, amount, counterparty, title }: StatementLineView) {
  const t = useTexts(statementsTexts);
  const { language } = useLanguage();
  const params = { id: String(id) };
  const aside = useDecision('aside', () => call(setLineAside, { params, body: {} }));
  const unknown = useDecision('unknown', () =>
    call(assignLine, { params, body: { parts: [{ order: null, amount: Math.abs(amount) }] } }),
  );
  const words =
    amount < 0
      ? { title: t.wentBackTitle, message: t.wentBackMessage }
      : { title: t.unknownTitle, message: t.unknownMessage };
  const ask = async (decision: 'aside' | 'unknown') => {
    const agrees = await confirm({
      title: { aside: t.asideTitle, unknown: words.title }[decision],
      facts: [
        { label: t.amount, value: formatMoney(amount, language) },
        { label: t.sender, value: counterparty.name },
        { label: t.transferTitle, value: title },
      ],
      message: { aside: t.asideMessage, unknown: words.message }[decision],
      confirmLabel: { aside: t.aside, unknown: t.unknownConfirm }[decision],
      harmless: true,
    });
    if (agrees) ({ aside, unknown })[decision].mutate();
  };
  return { ask, aside, unknown };
}

/** Undoes the decision about a line. */
export const useReopening = ({ id }: StatementLineView) =>
  useDecision('reopen', () => call(reopenLine, { params: { id: String(id) } }));

function useDecision(name: 'aside' | 'unknown' | 'reopen', decide: () => Promise<unknown>) {
  const t = useTexts(statementsTexts);
  const announcement = { key: `statement.${name}`, ...t.toasts[name] } as const;
  return useMutation({
    mutationFn: decide,
    onSuccess: () => {
      announceDone(announcement);
      linesChanged();
    },
    onError: () => announceFailure(announcement),
  });
}
