import { Button, Image } from '@mantine/core';
import { searchFeaturableOffers } from '@share/contract/areas/featured-offers/featured-offers.endpoints.ts';
import type { FeaturedOfferOption } from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import type { Control } from 'react-hook-form';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { OptionsField } from '../../ui/fields/options-field.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { useFormContext } from '../../ui/form/form-context.ts';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import classes from './featured-entry.module.css';
import type { FeaturedValues } from './featured-offer-values.ts';
import { featuredOffersTexts } from './featured-offers.texts.ts';
import { tones } from './featured-state.ts';

interface FeaturedEntryProps {
  control: Control<FeaturedValues>;
  index: number;
  /** Null until one is chosen. */
  offer: FeaturedOfferOption | null;
  onChosen: (offer: FeaturedOfferOption | null) => void;
  onRemove: () => void;
}

/** One offer of a placement, with its picture and whether shares can be ordered (FEA-09). */
export function FeaturedEntry({ control, index, offer, onChosen, onRemove }: FeaturedEntryProps) {
  const t = useTexts(featuredOffersTexts);
  const { language } = useLanguage();
  const { isReadOnly } = useFormContext();
  const name = offer?.title[language] || t.entry(index + 1);
  return (
    <fieldset className={classes.entry} aria-label={name}>
      <div className={classes.picture}>
        {offer?.thumbUrl ? <Image src={offer.thumbUrl} alt="" /> : <IconPhoto size={28} aria-hidden />}
      </div>
      <div className={classes.position}>
        <NumberField control={control} name={`offers.${index}.position`} label={t.position} required />
      </div>
      <div className={classes.offer}>
        <OptionsField
          control={control}
          name={`offers.${index}.offerId`}
          label={t.offer}
          endpoint={searchFeaturableOffers}
          labelOf={({ title }) => title[language]}
          current={offer ? { id: offer.id, name: offer.title[language] } : null}
          onChosen={onChosen}
        />
      </div>
      <div className={classes.state}>
        {offer && <StatusBadge tone={tones[offer.state]}>{t.states[offer.state]}</StatusBadge>}
      </div>
      <SwitchField control={control} name={`offers.${index}.fixedPosition`} label={t.fixedPosition} />
      {!isReadOnly && (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} aria-hidden />}
          aria-label={t.removeNamed(name)}
          onClick={onRemove}
        >
          {t.remove}
        </Button>
      )}
    </fieldset>
  );
}
