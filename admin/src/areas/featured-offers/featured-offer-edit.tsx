import { Group, Switch } from '@mantine/core';
import {
  featuredOfferLanguages,
  getFeaturedOffer,
  listFeaturedOffers,
  updateFeaturedOffer,
} from '@share/contract/areas/featured-offers/featured-offers.endpoints.ts';
import {
  type FeaturedPlacementView,
  placementLabels,
} from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { BilingualTextField } from '../../ui/fields/bilingual.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { FieldGrid, FormSection } from '../../ui/form/form-section.tsx';
import { recordQuery } from '../../ui/form/record-query.ts';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { listKey } from '../../ui/list/use-list-query.ts';
import { useHeadInList } from '../../ui/record/head-in-list.ts';
import { LanguageNotice } from '../../ui/record/history/language-notice.tsx';
import { HistoryLink } from '../../ui/record/history-link.tsx';
import { useIdParam } from '../../ui/use-id-param.ts';
import { FeaturedEntries } from './featured-entries.tsx';
import { formPath, toFormValues, toInput } from './featured-offer-values.ts';
import { featuredOffersTexts } from './featured-offers.texts.ts';
import { FeaturedPreviewButton } from './featured-preview.tsx';
import { useKnownOffers } from './use-known-offers.ts';

const listChanged = () => void queryClient.invalidateQueries({ queryKey: listKey(listFeaturedOffers.list) });

const queryOf = (id: number) => recordQuery(getFeaturedOffer, { id: String(id) });

export function FeaturedOfferEdit() {
  const id = useIdParam();
  const t = useTexts(featuredOffersTexts);
  const back = useListOrHome(listFeaturedOffers, '/featured-offers');
  return (
    <RecordScreen key={id} query={queryOf(id)} title={t.editTitle} back={back} list={t.title}>
      {(placement) => <EditForm placement={placement} back={back} />}
    </RecordScreen>
  );
}

/** One place of the public site: its title and its offers (FEA-06 to FEA-15). */
function EditForm({ placement, back }: { placement: FeaturedPlacementView; back: string }) {
  const t = useTexts(featuredOffersTexts);
  const { language } = useLanguage();
  const offers = useKnownOffers(placement);
  const form = useEditForm({
    endpoint: updateFeaturedOffer,
    params: { id: String(placement.id) },
    record: placement,
    query: queryOf(placement.id),
    toFormValues,
    toInput,
    formPath,
    announce: { key: 'featuredOffer.edit', ...t.toasts.edit },
    // The answer is loaded again, because the place shows its offers, which others may have changed (FEA-13).
    onSaved: () => {
      listChanged();
      void queryClient.invalidateQueries({ queryKey: queryOf(placement.id).queryKey });
    },
    back,
  });
  const inList = useHeadInList({
    list: listFeaturedOffers,
    path: '/featured-offers',
    title: t.title,
    id: placement.id,
    to: (id) => `/featured-offers/${id}`,
  });
  return (
    <FormFrame
      form={form}
      title={placementLabels[placement.name][language]}
      head={inList}
      watched={{ entity: 'featuredOffer', id: placement.id }}
      actions={
        <Group gap="xs">
          <HistoryLink entity="featuredOffer" id={placement.id} />
          <FeaturedPreviewButton
            placement={placement}
            valuesOf={form.methods.getValues}
            nameOf={offers.nameOf}
          />
        </Group>
      }
    >
      <LanguageNotice
        entity="featuredOffer"
        endpoints={featuredOfferLanguages}
        id={placement.id}
        form={form}
        onConfirmed={listChanged}
      />
      <FormSection title={t.general}>
        <FieldGrid>
          <ReadOnlySwitch label={t.returnAlreadyInvested} checked={placement.returnAlreadyInvested} />
          <ReadOnlySwitch label={t.shuffle} checked={placement.shuffle} />
        </FieldGrid>
        <BilingualTextField control={form.control} name="title" label={t.titleOfPlacement} />
      </FormSection>
      <FeaturedEntries control={form.control} valuesOf={form.methods.getValues} offers={offers} />
    </FormFrame>
  );
}

/** How the place works, which only the developers change (FEA-08). Without a reaction to clicks the browser keeps its state. */
const ReadOnlySwitch = ({ label, checked }: { label: string; checked: boolean }) => (
  <Switch label={label} checked={checked} readOnly aria-readonly styles={{ track: { cursor: 'default' } }} />
);
