import { Title } from '@mantine/core';
import type { Language } from '@share/contract/shared/languages.ts';
import { showsSomething } from '@share/contract/shared/text-fields.ts';
import { IconFileText, IconMapPin } from '@tabler/icons-react';
import { shownImage } from '../../../ui/fields/uploads/image-value.ts';
import type { Device } from '../../../ui/preview/preview-choices.tsx';
import site from '../../../ui/preview/site-page.module.css';
import { fileSize } from '../../../ui/values/file-size.ts';
import { RichTextView } from '../../../ui/values/rich-text-view.tsx';
import { BadgeLook } from '../badges/badge-look.tsx';
import type { DocumentValues } from '../documents/document-values.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import type { PropertyValues } from '../properties/property-values.ts';
import { ElementsShown } from './element-shown.tsx';
import { OfferFigures, type Sold } from './offer-figures.tsx';
import classes from './preview.module.css';
import { previewTexts } from './preview.texts.ts';
import type { RestrictedParts } from './seen-by.ts';

interface OfferPageProps {
  values: OfferFormValues;
  sold: Sold;
  /** The parts that the visitor sees. */
  seen: RestrictedParts;
  language: Language;
  device: Device;
}

/** An offer as a page of the public site. */
export function OfferPage({ values, sold, seen, language, device }: OfferPageProps) {
  const t = previewTexts[language];
  const hasDescription = showsSomething(values.mainDescription[language]);
  const isEmpty =
    !hasDescription &&
    [seen.descriptions, seen.properties, seen.sections, seen.documents].every(({ length }) => length === 0);
  return (
    <article className={site.page} data-device={device} lang={language} aria-label={t.page}>
      {values.isFullWidthGallery && <Picture values={values} isFullWidth />}
      <div className={site.content}>
        <Head values={values} language={language} />
        {!values.isFullWidthGallery && <Picture values={values} />}
        <OfferFigures values={values} sold={sold} language={language} />
        {hasDescription && (
          <div className={site.lead}>
            <RichTextView html={values.mainDescription[language]} />
          </div>
        )}
        <Properties properties={seen.properties} language={language} />
        {seen.descriptions.map(({ id, title, content }) => (
          <section key={id} className={classes.chapter}>
            <Title order={2}>{title[language]}</Title>
            <RichTextView html={content[language]} />
          </section>
        ))}
        {seen.sections.map(({ id, elements }) => (
          <section key={id} className={classes.section} data-node={id}>
            <ElementsShown elements={elements} language={language} device={device} />
          </section>
        ))}
        <Documents documents={seen.documents} language={language} />
        {isEmpty && <p className={site.placeholder}>{t.empty}</p>}
      </div>
    </article>
  );
}

function Head({ values, language }: Pick<OfferPageProps, 'values' | 'language'>) {
  const badges = values.badges.filter(({ text }) => text[language].trim() !== '');
  return (
    <header className={classes.head}>
      {badges.length > 0 && (
        <div className={classes.badges}>
          {badges.map((badge) => (
            <BadgeLook key={badge.id} colors={badge}>
              {badge.text[language]}
            </BadgeLook>
          ))}
        </div>
      )}
      <Title order={1} className={site.title}>
        {values.title[language].trim() || previewTexts[language].untitled}
      </Title>
      {values.address.trim() !== '' && (
        <p className={classes.address}>
          <IconMapPin size={18} aria-hidden /> {values.address}
        </p>
      )}
    </header>
  );
}

function Picture({ values, isFullWidth }: { values: OfferFormValues; isFullWidth?: boolean }) {
  const address = shownImage(values.image);
  if (address === null) return null;
  return <img src={address} alt="" className={site.picture} data-full-width={isFullWidth || undefined} />;
}

function Properties({ properties, language }: { properties: readonly PropertyValues[]; language: Language }) {
  if (properties.length === 0) return null;
  return (
    <section aria-label={previewTexts[language].properties}>
      <dl className={classes.properties}>
        {properties.map(({ id, label, value }) => (
          <div key={id} className={classes.property}>
            <dt>{label[language]}</dt>
            <dd>{value[language]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Documents({ documents, language }: { documents: readonly DocumentValues[]; language: Language }) {
  const t = previewTexts[language];
  if (documents.length === 0) return null;
  return (
    <section className={classes.chapter}>
      <Title order={2}>{t.documents}</Title>
      <ul className={site.documents}>
        {documents.map(({ id, attachment, signable, required }) => (
          <li key={id}>
            <IconFileText size={22} aria-hidden />
            <span className={site.documentName}>{attachment.displayName}</span>
            <span className={classes.documentFacts}>
              {[
                ...(signable ? [t.toBeSigned] : []),
                ...(signable && required ? [t.required] : []),
                fileSize(attachment.file.size, language),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
