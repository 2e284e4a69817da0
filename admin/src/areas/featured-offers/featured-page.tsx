import { Title } from '@mantine/core';
import type { PublicFeaturedView } from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { withFallback } from '@share/contract/shared/translated.ts';
import type { Device } from '../../ui/preview/preview-choices.tsx';
import site from '../../ui/preview/site-page.module.css';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import classes from './featured-page.module.css';
import { featuredPreviewTexts } from './featured-preview.texts.ts';
import { tones } from './featured-state.ts';

interface FeaturedPageProps {
  featured: PublicFeaturedView;
  language: Language;
  device: Device;
}

/** The offers of a place as the site shows them, in the order of the answer. */
export function FeaturedPage({ featured: { title, offers }, language, device }: FeaturedPageProps) {
  const t = featuredPreviewTexts[language];
  return (
    <article className={site.page} data-device={device} lang={language} aria-label={t.page}>
      <div className={site.content}>
        {title[language].trim() !== '' && <Title order={1}>{title[language]}</Title>}
        {offers.length === 0 && <p className={site.placeholder}>{t.nothing}</p>}
        <ul className={classes.offers} data-device={device}>
          {offers.map((offer) => (
            <li key={offer.id} className={classes.offer}>
              {offer.imageUrl !== null && (
                <img
                  src={offer.imageUrl}
                  alt={offer.imageAlt[language]}
                  className={classes.picture}
                  style={{ objectPosition: `${offer.imageFocus.x}% ${offer.imageFocus.y}%` }}
                />
              )}
              <div className={classes.facts}>
                <div>
                  <StatusBadge tone={tones[offer.ordering.state]}>
                    {t.states[offer.ordering.state]}
                  </StatusBadge>
                </div>
                <Title order={2}>{withFallback(offer.title)[language]}</Title>
                <p className={classes.address}>{offer.address}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
