import {
  confirmPayout,
  deletePayout,
  listPayouts,
  markPayout,
  updatePayout,
} from '@share/contract/areas/payouts/payouts.endpoints.ts';
import type { PayoutView } from '@share/contract/areas/payouts/payouts.schemas.ts';
import { formatBookDay, warsawDay } from '@share/contract/shared/dates.ts';
import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { confirm } from '../../ui/confirm.tsx';
import { recordScreens } from '../links/record-paths.ts';
import { payoutsChanged } from './payouts.queries.ts';
import { payoutsTexts } from './payouts.texts.ts';

type Announced = 'confirm' | 'edit' | 'remove' | 'mark';

/** What can be done with a payout from its screen. */
export function usePayoutMoves(payout: PayoutView) {
  const t = useTexts(payoutsTexts);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const back = useListOrHome(listPayouts, recordScreens.payout.list);
  const moving = useMutation({
    mutationFn: ({ send }: { send: () => Promise<unknown>; as: Announced }) => send(),
    onMutate: ({ as }) => withdrawFailure(announcementOf(as)),
    onSuccess: (_, { as }) => {
      announceDone(announcementOf(as));
      payoutsChanged();
    },
    onError: (_, { as }) => {
      announceFailure(announcementOf(as));
      payoutsChanged();
    },
  });
  const announcementOf = (as: Announced) => ({ key: `payout.${as}`, ...t.toasts[as] }) as const;
  const params = { id: String(payout.id) };
  const { offer, asOf, total, perShare, tax } = payout;
  return {
    isPending: moving.isPending,
    failure: moving.error,
    confirm: async () => {
      const { missing, foreign } = payout.accounts;
      const money = (amount: number) => formatMoney(amount, language);
      const isSure = await confirm({
        title: t.confirmTitle,
        facts: [
          { label: t.offer, value: offer.title[language] },
          { label: t.asOf, value: formatBookDay(asOf) },
          { label: t.holders, value: formatNumber(payout.holders, language) },
          { label: t.total, value: money(total) },
          { label: t.taxAmount, value: money(payout.taxAmount) },
          { label: t.net, value: money(payout.net) },
          ...(missing + foreign > 0 ? [{ label: t.account, value: t.badAccounts(missing, foreign) }] : []),
        ],
        message: asOf === warsawDay(new Date()) ? `${t.confirmToday} ${t.confirmMessage}` : t.confirmMessage,
        confirmLabel: t.confirm,
        harmless: true,
      });
      if (!isSure) return;
      moving.mutate({ send: () => call(confirmPayout, { params, ifMatch: payout.version }), as: 'confirm' });
    },
    calculateAgain: () => {
      const body = { offer: offer.id, asOf, tax, perShare, total: perShare === null ? total : null };
      moving.mutate({
        send: () => call(updatePayout, { params, body, ifMatch: payout.version }),
        as: 'edit',
      });
    },
    remove: async () => {
      const isSure = await confirm({
        title: t.removeTitle,
        message: t.removeMessage,
        confirmLabel: t.remove,
      });
      if (!isSure) return;
      moving.mutate(
        { send: () => call(deletePayout, { params }), as: 'remove' },
        { onSuccess: () => void navigate({ to: back }) },
      );
    },
    mark: (to: 'sent' | 'due') =>
      moving.mutate({ send: () => call(markPayout, { params, body: { to, lines: null } }), as: 'mark' }),
  };
}
