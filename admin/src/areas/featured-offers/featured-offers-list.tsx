import {
  exportFeaturedOffers,
  getFeaturedOffer,
  listFeaturedOffers,
  updateFeaturedOffer,
} from '@share/contract/areas/featured-offers/featured-offers.endpoints.ts';
import {
  type FeaturedPlacementRow,
  placementLabels,
} from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import { textIn } from '@share/contract/shared/translated.ts';
import { useLanguage } from '../../platform/language.tsx';
import { labelsIn, useTexts } from '../../platform/texts.ts';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { nameWithGaps } from '../../ui/list/language-gaps.tsx';
import { featuredOffersTexts } from './featured-offers.texts.ts';

/** The places that feature offers (FEA-02, FEA-04). */
export function FeaturedOffersList() {
  const t = useTexts(featuredOffersTexts);
  const { language } = useLanguage();
  const names = labelsIn(language, placementLabels);
  const nameOf = ({ name }: FeaturedPlacementRow) => names[name];
  return (
    <EntityList
      endpoint={listFeaturedOffers}
      file={exportFeaturedOffers}
      title={t.title}
      empty={t.empty}
      show={t.show}
      loadFailed={t.loadFailed}
      nameOf={nameOf}
      columns={[
        {
          name: 'name',
          header: t.name,
          ...nameWithGaps(nameOf),
          exported: [{ name: 'name', header: t.name, words: names }],
        },
        {
          name: 'title',
          header: t.titleOfPlacement,
          phone: 'detail',
          value: ({ title }) => textIn(language, title),
        },
      ]}
      filters={{}}
      open={{ view: getFeaturedOffer, edit: updateFeaturedOffer, to: ({ id }) => `/featured-offers/${id}` }}
    />
  );
}
