import {
  exportFeaturedOffers,
  getFeaturedOffer,
  listFeaturedOffers,
  updateFeaturedOffer,
} from '@share/contract/areas/featured-offers/featured-offers.endpoints.ts';
import { placementLabels } from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import { textIn } from '@share/contract/shared/translated.ts';
import { useLanguage } from '../../platform/language.tsx';
import { labelsIn, useTexts } from '../../platform/texts.ts';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { gapBadge, NameWithGaps, useGapFilter } from '../../ui/list/language-gaps.tsx';
import { featuredOffersTexts } from './featured-offers.texts.ts';

/** The places that feature offers (FEA-02). */
export function FeaturedOffersList() {
  const t = useTexts(featuredOffersTexts);
  const { language } = useLanguage();
  const gap = useGapFilter();
  const names = labelsIn(language, placementLabels);
  return (
    <EntityList
      endpoint={listFeaturedOffers}
      file={exportFeaturedOffers}
      title={t.title}
      empty={t.empty}
      show={t.show}
      loadFailed={t.loadFailed}
      nameOf={({ name }) => names[name]}
      columns={[
        {
          name: 'name',
          header: t.name,
          phone: { title: ({ name }) => names[name], badge: gapBadge },
          exported: [{ name: 'name', header: t.name, words: names }],
          value: ({ name, gaps }) => <NameWithGaps name={names[name]} gaps={gaps} />,
        },
        {
          name: 'title',
          header: t.titleOfPlacement,
          phone: 'detail',
          value: ({ title }) => textIn(language, title),
        },
      ]}
      filters={{ gap }}
      open={{ view: getFeaturedOffer, edit: updateFeaturedOffer, to: ({ id }) => `/featured-offers/${id}` }}
    />
  );
}
