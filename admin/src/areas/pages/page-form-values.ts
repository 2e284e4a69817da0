import type { PageInput, PageView } from '@share/contract/areas/pages/pages.schemas.ts';
import { emptyTranslated } from '@share/contract/shared/translated.ts';
import { indexOfSent } from '../../ui/entries/entry-order.ts';
import { type ImageValue, noImage, storedImage, toImageInput } from '../../ui/fields/uploads/image-value.ts';
import { fieldsOf } from '../../ui/record/form-values.ts';
import {
  alwaysShown,
  type ShownTimeValues,
  sentTime,
  storedTime,
} from '../../ui/record/shown-time/shown-time-values.ts';
import {
  type AttachmentValues,
  toAttachmentInputs,
  toAttachmentValues,
} from './attachments/attachment-values.ts';

type Fields = Pick<
  PageView,
  'active' | 'slug' | 'title' | 'subTitle' | 'content' | 'seoTitle' | 'seoDescription' | 'imageAlt'
>;
export type PageFormValues = Fields &
  ShownTimeValues & { image: ImageValue; attachments: AttachmentValues[] };

const newFields = (): Fields => ({
  active: true,
  slug: emptyTranslated(),
  title: emptyTranslated(),
  subTitle: emptyTranslated(),
  content: emptyTranslated(),
  seoTitle: emptyTranslated(),
  seoDescription: emptyTranslated(),
  imageAlt: emptyTranslated(),
});

export const newPage = (): PageFormValues => ({
  ...newFields(),
  ...alwaysShown(),
  image: noImage,
  attachments: [],
});

export const toFormValues = (page: PageView): PageFormValues => ({
  ...fieldsOf(newFields(), page),
  ...storedTime(page),
  image: storedImage(page),
  attachments: page.attachments.map(toAttachmentValues),
});

export const toInput = ({ image, attachments, ...values }: PageFormValues): PageInput => ({
  ...values,
  ...sentTime(values),
  image: toImageInput(image),
  attachments: toAttachmentInputs(attachments),
});

/** Attachments marked for deletion are not sent, so the indices of the body and of the form differ (PAG-11). */
export const formPath = (path: string, { attachments }: PageFormValues): string =>
  path.replace(/^attachments\.(\d+)/, (_, index) => `attachments.${indexOfSent(attachments, Number(index))}`);
