import {
  createPayout,
  exportPayouts,
  getPayout,
  listPayouts,
  totalPayouts,
} from '@share/contract/areas/payouts/payouts.endpoints.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { BookDayText } from '../../ui/values/values.tsx';
import { recordPaths, recordScreens } from '../links/record-paths.ts';
import { PayoutState } from './payout-state.tsx';
import { payoutsTexts } from './payouts.texts.ts';

/** All payouts, those of the newest days first. */
export function PayoutsList() {
  const t = useTexts(payoutsTexts);
  const { language } = useLanguage();
  return (
    <EntityList
      endpoint={listPayouts}
      file={exportPayouts}
      totals={totalPayouts}
      title={t.title}
      empty={t.empty}
      show={t.show}
      nameOf={({ offer }) => offer.title[language]}
      columns={[
        {
          name: 'offer',
          header: t.offer,
          wide: true,
          phone: 'title',
          value: ({ offer }) => offer.title[language],
        },
        {
          name: 'asOf',
          header: t.asOf,
          phone: 'detail',
          value: ({ asOf }) => <BookDayText day={asOf} />,
        },
        {
          name: 'state',
          header: t.state,
          phone: { badge: ({ state }) => <PayoutState state={state} /> },
          value: ({ state }) => <PayoutState state={state} />,
        },
        { name: 'holders', header: t.holders, kind: 'number', value: ({ holders }) => holders },
        { name: 'shares', below: 'holders', header: t.shares, kind: 'number', value: ({ shares }) => shares },
        { name: 'total', header: t.total, kind: 'money', phone: 'figure', value: ({ total }) => total },
        {
          name: 'perShare',
          header: t.perShare,
          below: 'total',
          kind: 'money',
          value: ({ perShare }) => perShare,
        },
        { name: 'taxAmount', header: t.taxAmount, kind: 'money', value: ({ taxAmount }) => taxAmount },
        { name: 'net', header: t.net, kind: 'money', below: 'taxAmount', value: ({ net }) => net },
        {
          name: 'createdAt',
          header: t.createdAt,
          below: 'offer',
          kind: 'instant',
          value: ({ createdAt }) => createdAt,
          exported: [
            { name: 'createdAt', header: t.createdAt },
            { name: 'confirmedAt', header: t.confirmedAt },
            { name: 'confirmedBy', header: t.confirmedBy },
          ],
        },
      ]}
      filters={{ offer: t.offer, asOf: t.asOf, state: { label: t.state, choices: t.states } }}
      create={{ endpoint: createPayout, to: recordScreens.payout.create, label: t.add }}
      open={{ view: getPayout, to: ({ id }) => recordPaths.payout(id) }}
    />
  );
}
