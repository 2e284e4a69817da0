import { listOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { useHeadInList } from '../../ui/record/head-in-list.ts';
import type { RecordHeadParts } from '../../ui/record/record-head.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { offersPaths } from './offers.paths.ts';
import { offersTexts } from './offers.texts.ts';

/** Whether the stored offer is visible and open, for the head of its screen. */
export function useOfferHead({ id, isVisible, isOpen }: OfferView): RecordHeadParts {
  const t = useTexts(offersTexts);
  const inList = useHeadInList({
    list: listOffers,
    path: offersPaths.list,
    title: t.title,
    id,
    to: offersPaths.edit,
  });
  return {
    ...inList,
    state: {
      label: t.state.label,
      value: (
        <>
          <StatusBadge tone={isVisible ? 'good' : 'neutral'}>
            {isVisible ? t.isVisibleShort : t.state.hidden}
          </StatusBadge>{' '}
          <StatusBadge tone={isOpen ? 'good' : 'neutral'}>
            {isOpen ? t.isOpenShort : t.state.closed}
          </StatusBadge>
        </>
      ),
    },
  };
}
