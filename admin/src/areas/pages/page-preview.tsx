import { Title } from '@mantine/core';
import { showsSomething } from '@share/contract/shared/text-fields.ts';
import { withFallback } from '@share/contract/shared/translated.ts';
import { IconFileText } from '@tabler/icons-react';
import { shownImage } from '../../ui/fields/uploads/image-value.ts';
import { useShownAlt } from '../../ui/fields/uploads/library/use-shown-alt.ts';
import site from '../../ui/preview/site-page.module.css';
import { type PreviewPageProps, previewButton } from '../../ui/record/record-preview.tsx';
import { RichTextView } from '../../ui/values/rich-text-view.tsx';
import type { PageFormValues } from './page-form-values.ts';
import { pagesTexts } from './pages.texts.ts';

/** A content page as visitors read it: a text that a language lacks is shown in the other one. */
function ContentPage({ values, language, device }: PreviewPageProps<PageFormValues>) {
  const t = pagesTexts[language];
  const picture = shownImage(values.image);
  const alt = useShownAlt(picture, values.imageAlt, language);
  const subTitle = withFallback(values.subTitle)[language];
  const files = values.attachments.filter(({ toBeDeleted }) => !toBeDeleted);
  return (
    <article className={site.page} data-device={device} lang={language} aria-label={t.editTitle}>
      <div className={site.content}>
        <header>
          <Title order={1} className={site.title}>
            {withFallback(values.title)[language] || t.nothingYet}
          </Title>
          {subTitle !== '' && <p className={site.lead}>{subTitle}</p>}
        </header>
        {picture !== null && <img src={picture} alt={alt} className={site.picture} />}
        <RichTextView html={withFallback(values.content, showsSomething)[language]} />
        {files.length > 0 && (
          <ul className={site.documents}>
            {files.map((file) => (
              <li key={file.id}>
                <IconFileText size={20} aria-hidden />
                <span className={site.documentName}>{file.displayName}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

export const PagePreviewButton = previewButton<PageFormValues>({ title: pagesTexts, Page: ContentPage });
