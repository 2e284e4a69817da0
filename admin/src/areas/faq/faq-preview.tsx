import { Title } from '@mantine/core';
import type { FaqView } from '@share/contract/areas/faq/faq.schemas.ts';
import { showsSomething } from '@share/contract/shared/text-fields.ts';
import { withFallback } from '@share/contract/shared/translated.ts';
import site from '../../ui/preview/site-page.module.css';
import { type PreviewPageProps, previewButton } from '../../ui/record/record-preview.tsx';
import type { Publishable } from '../../ui/record/shown-time/shown-time-values.ts';
import { RichTextView } from '../../ui/values/rich-text-view.tsx';
import { faqTexts } from './faq.texts.ts';

type Values = Publishable & Pick<FaqView, 'question' | 'answer'>;

/** A question with its answer as visitors read it: a text that a language lacks is shown in the other one. */
function FaqPage({ values, language, device }: PreviewPageProps<Values>) {
  const question = withFallback(values.question)[language];
  const answer = withFallback(values.answer, showsSomething)[language];
  const t = faqTexts[language];
  return (
    <article className={site.page} data-device={device} lang={language} aria-label={t.editTitle}>
      <div className={site.content}>
        <Title order={2}>{question || t.nothingYet}</Title>
        <RichTextView html={answer} />
      </div>
    </article>
  );
}

export const FaqPreviewButton = previewButton<Values>({ title: faqTexts, Page: FaqPage });
