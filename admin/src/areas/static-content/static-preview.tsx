import type { StaticElementView } from '@share/contract/areas/static-content/static-content.schemas.ts';
import { placeOf } from '@share/contract/areas/static-content/static-places.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { showsSomething } from '@share/contract/shared/text-fields.ts';
import { type Translated, withFallback } from '@share/contract/shared/translated.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { type ImageValue, shownImage } from '../../ui/fields/uploads/image-value.ts';
import { useShownAlt } from '../../ui/fields/uploads/library/use-shown-alt.ts';
import { PreviewButton } from '../../ui/preview/preview-button.tsx';
import type { Device } from '../../ui/preview/preview-choices.tsx';
import { PreviewStage } from '../../ui/preview/preview-stage.tsx';
import site from '../../ui/preview/site-page.module.css';
import { RichTextView } from '../../ui/values/rich-text-view.tsx';
import { staticContentTexts } from './static-content.texts.ts';

interface Values {
  content: Translated;
  alt: Translated;
  image: ImageValue;
}

interface StaticPreviewButtonProps {
  element: StaticElementView;
  /** The present values of the form, saved or not. */
  valuesOf: () => Values;
}

/**
 * Opens a preview of the element. If a text is missing in one language, it shows the text of the other language, as the site
 * does.
 */
export function StaticPreviewButton({ element: { key, type }, valuesOf }: StaticPreviewButtonProps) {
  const t = useTexts(staticContentTexts);
  const { language: own } = useLanguage();
  return (
    <PreviewButton title={t.previewTitle} valuesOf={valuesOf}>
      {(values, close) => (
        <PreviewStage title={t.previewTitle} status={placeOf(key)?.[own] ?? ''} onClose={close}>
          {(language, device) => (
            <ElementPage values={values} type={type} language={language} device={device} />
          )}
        </PreviewStage>
      )}
    </PreviewButton>
  );
}

interface ElementPageProps {
  values: Values;
  type: StaticElementView['type'];
  language: Language;
  device: Device;
}

function ElementPage({ values, type, language, device }: ElementPageProps) {
  return (
    <article
      className={site.page}
      data-device={device}
      lang={language}
      aria-label={staticContentTexts[language].element}
    >
      <div className={site.content}>
        <Shown values={values} type={type} language={language} />
      </div>
    </article>
  );
}

function Shown({ values: { content, alt, image }, type, language }: Omit<ElementPageProps, 'device'>) {
  const t = staticContentTexts[language];
  const picture = shownImage(image);
  const shownAlt = useShownAlt(picture, alt, language);
  if (type === 'image') {
    if (picture === null) return <p className={site.placeholder}>{t.noImage}</p>;
    return <img src={picture} alt={shownAlt} className={site.picture} />;
  }
  const text = withFallback(content, type === 'richText' ? showsSomething : undefined)[language];
  if (text.trim() === '') return <p className={site.placeholder}>{t.noText}</p>;
  return type === 'richText' ? (
    <RichTextView html={text} />
  ) : (
    <p style={{ whiteSpace: 'pre-line' }}>{text}</p>
  );
}
