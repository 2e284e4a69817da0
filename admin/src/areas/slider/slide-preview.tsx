import { Title } from '@mantine/core';
import type { SlideView } from '@share/contract/areas/slider/slider.schemas.ts';
import { showsSomething } from '@share/contract/shared/text-fields.ts';
import { withFallback } from '@share/contract/shared/translated.ts';
import { type ImageValue, shownImage } from '../../ui/fields/uploads/image-value.ts';
import { useShownAlt } from '../../ui/fields/uploads/library/use-shown-alt.ts';
import site from '../../ui/preview/site-page.module.css';
import { type PreviewPageProps, previewButton } from '../../ui/record/record-preview.tsx';
import type { Publishable } from '../../ui/record/shown-time/shown-time-values.ts';
import { RichTextView } from '../../ui/values/rich-text-view.tsx';
import classes from './slide-preview.module.css';
import { sliderTexts } from './slider.texts.ts';

type Values = Publishable & { image: ImageValue } & Pick<
    SlideView,
    'name' | 'content' | 'imageAlt' | 'guestButtonLabel' | 'loggedUserButtonLabel'
  >;

/** A slide at the top of the homepage, with the button that guests or signed-in users see. */
function Slide({ values, language, device, viewer }: PreviewPageProps<Values>) {
  const t = sliderTexts[language];
  const picture = shownImage(values.image);
  const alt = useShownAlt(picture, values.imageAlt, language);
  const name = withFallback(values.name)[language];
  const { guestButtonLabel, loggedUserButtonLabel } = values;
  const label = (viewer === 'guest' ? guestButtonLabel : withFallback(loggedUserButtonLabel))[language];
  return (
    <article className={site.page} data-device={device} lang={language} aria-label={t.editTitle}>
      {picture !== null && <img src={picture} alt={alt || name} className={site.picture} data-full-width />}
      <div className={site.content}>
        <Title order={1} className={site.title}>
          {name || t.nothingYet}
        </Title>
        <RichTextView html={withFallback(values.content, showsSomething)[language]} />
        {label.trim() !== '' && <span className={classes.button}>{label}</span>}
      </div>
    </article>
  );
}

export const SlidePreviewButton = previewButton<Values>({
  title: sliderTexts,
  Page: Slide,
  hasViewers: true,
});
