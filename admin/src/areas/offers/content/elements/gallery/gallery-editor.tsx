import { Stack } from '@mantine/core';
import { GALLERY_MAXIMUM } from '@share/contract/areas/offers/elements/gallery.ts';
import { useRef } from 'react';
import { useLanguage } from '../../../../../platform/language.tsx';
import { useTexts } from '../../../../../platform/texts.ts';
import { BilingualLongTextField, BilingualTextField } from '../../../../../ui/fields/bilingual.tsx';
import { DropZone } from '../../../../../ui/fields/uploads/drop-zone.tsx';
import { imageAccept } from '../../../../../ui/fields/uploads/file-rules.ts';
import { ImageField } from '../../../../../ui/fields/uploads/image-field.tsx';
import { UploadList } from '../../../../../ui/fields/uploads/upload-list.tsx';
import { useFormContext } from '../../../../../ui/form/form-context.ts';
import type { ElementControl } from '../../store/element-control.ts';
import type { ElementEditorProps } from '../element-editor.ts';
import type { GalleryItemValues } from '../element-values.ts';
import { ItemList } from '../parts/item-list/item-list.tsx';
import { MoreFields } from '../parts/more-fields/more-fields.tsx';
import { galleryTexts } from './gallery.texts.ts';
import { useGalleryUploads } from './use-gallery-uploads.ts';

/** Up to four pictures, of which several can be dropped at once (ELM-25, ELM-26). */
export function GalleryEditor({ control }: ElementEditorProps<'gallery'>) {
  const t = useTexts(galleryTexts);
  const { language } = useLanguage();
  const { isReadOnly } = useFormContext();
  const { uploads, add, dismiss, isFull } = useGalleryUploads(control);
  const addButton = useRef<HTMLButtonElement>(null);
  const nameOf = ({ title }: GalleryItemValues, index: number) =>
    title[language].trim() ? t.named(index + 1, title[language].trim()) : t.picture(index + 1);
  const list = (
    <ItemList
      control={control}
      name="data.items"
      label={t.pictures}
      addButton={addButton}
      nameOf={nameOf}
      least={1}
      most={GALLERY_MAXIMUM}
      asks
      isGrid
    >
      {(path, _, index) => <GalleryItem control={control} path={path} number={index + 1} />}
    </ItemList>
  );
  if (isReadOnly) return list;
  return (
    <DropZone
      label={t.add}
      rules={t.rules}
      accept={imageAccept}
      onFiles={add}
      disabled={isFull}
      buttonRef={addButton}
    >
      <Stack gap="sm" mb="sm">
        {list}
        <UploadList uploads={uploads} onDismiss={dismiss} />
      </Stack>
    </DropZone>
  );
}

interface GalleryItemProps {
  control: ElementControl<'gallery'>;
  path: string;
  number: number;
}

function GalleryItem({ control, path, number }: GalleryItemProps) {
  const t = useTexts(galleryTexts);
  const at = path as `data.items.${number}`;
  return (
    <Stack gap="xs" mt="xs">
      <ImageField control={control} name={`${at}.image`} label={t.picture(number)} isCompact isOnlyReplaced />
      <MoreFields
        control={control}
        label={t.words}
        name={t.wordsOf(number)}
        paths={[`${path}.title`, `${path}.description`]}
      >
        <BilingualTextField control={control} name={`${at}.title`} label={t.title(number)} />
        <BilingualLongTextField control={control} name={`${at}.description`} label={t.description(number)} />
      </MoreFields>
    </Stack>
  );
}
