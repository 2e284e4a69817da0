import { Text } from '@mantine/core';
import {
  createOffer,
  deleteOffer,
  exportOffers,
  getOffer,
  listOffers,
  totalOffers,
  updateOffer,
} from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferRow } from '@share/contract/areas/offers/offers.schemas.ts';
import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { CannotDelete } from '../../ui/list/cannot-delete.tsx';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { nameWithGaps, useGapFilter } from '../../ui/list/language-gaps.tsx';
import { listTexts } from '../../ui/list/list.texts.ts';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { offersPaths } from './offers.paths.ts';
import { offersChanged } from './offers.queries.ts';
import { offersTexts } from './offers.texts.ts';

export function OffersList() {
  const t = useTexts(offersTexts);
  const { language } = useLanguage();
  const { waits } = useTexts(listTexts);
  const gap = useGapFilter();
  const nameOf = ({ title }: OfferRow) => title[language];
  return (
    <EntityList
      endpoint={listOffers}
      file={exportOffers}
      totals={totalOffers}
      title={t.title}
      empty={t.empty}
      show={t.show}
      nameOf={nameOf}
      columns={[
        { name: 'title', header: t.titleOfOffer, ...nameWithGaps(nameOf) },
        { name: 'slug', header: t.slug, below: 'title', value: (offer) => offer.slug[language] },
        { name: 'position', header: t.position, kind: 'number', value: (offer) => offer.position },
        {
          name: 'investmentStart',
          header: t.investmentStart,
          kind: 'day',
          phone: 'detail',
          value: (offer) => offer.investmentStart,
        },
        {
          name: 'investmentEnd',
          header: t.investmentEnd,
          below: 'investmentStart',
          kind: 'day',
          phone: 'detail',
          value: (offer) => offer.investmentEnd,
        },
        {
          name: 'isOpen',
          header: t.isOpenShort,
          kind: 'yesNo',
          phone: { badge: (offer) => <StateBadge {...offer} /> },
          value: (offer) => offer.isOpen,
        },
        {
          name: 'isVisible',
          header: t.isVisibleShort,
          kind: 'yesNo',
          below: 'isOpen',
          value: (offer) => offer.isVisible,
        },
      ]}
      filters={{
        title: t.titleOfOffer,
        position: t.position,
        investmentStart: t.investmentStart,
        investmentEnd: t.investmentEnd,
        isOpen: t.isOpenShort,
        isVisible: t.isVisibleShort,
        state: { label: t.state.label, choices: t.states },
        waits: { label: waits, choices: t.waits },
        gap,
      }}
      create={{ endpoint: createOffer, to: offersPaths.create, label: t.add }}
      open={{ view: getOffer, edit: updateOffer, to: (offer) => offersPaths.edit(offer.id) }}
      remove={{
        endpoint: deleteOffer,
        params: (offer) => ({ id: String(offer.id) }),
        announce: { key: 'offer.delete', ...t.toasts.delete },
        onDeleted: offersChanged,
        isOffered: ({ isUsed }) => !isUsed,
        instead: (offer) => (
          <CannotDelete name={nameOf(offer)}>
            <Text>{t.isUsed}</Text>
            <LinkIfAllowed
              endpoint={listOrders}
              to="/orders"
              search={{ 'filters[offer][value]': nameOf(offer) }}
            >
              {t.toOrders}
            </LinkIfAllowed>
          </CannotDelete>
        ),
      }}
    />
  );
}

/** For phones. It has the words of the tabs; a hidden offer shows only that it is hidden. */
function StateBadge({ isVisible, isOpen }: OfferRow) {
  const t = useTexts(offersTexts);
  if (!isVisible) return <StatusBadge tone="neutral">{t.state.hidden}</StatusBadge>;
  return (
    <StatusBadge tone={isOpen ? 'good' : 'neutral'}>{isOpen ? t.isOpenShort : t.state.closed}</StatusBadge>
  );
}
