import { Text } from '@mantine/core';
import { shownImage } from '../../../../../ui/fields/uploads/image-value.ts';
import { staying } from '../element-codec.ts';
import type { ElementPreviewProps } from '../element-editor.ts';
import classes from '../parts/picture/picture.module.css';
import { Picture } from '../parts/picture/picture.tsx';
import { galleryTexts } from './gallery.texts.ts';

export function GalleryPreview({ data, language }: ElementPreviewProps<'gallery'>) {
  const items = staying(data.items).filter(({ image }) => shownImage(image) !== null);
  if (items.length === 0) return <Text c="dimmed">{galleryTexts[language].none}</Text>;
  return (
    <div className={classes.grid}>
      {items.map(({ id, image, title, description }) => (
        <figure key={id} className={classes.figure}>
          <Picture image={image} alt={description[language].trim() || title[language].trim()} />
          <figcaption className={classes.caption}>
            {title[language].trim() && <Text fw={700}>{title[language].trim()}</Text>}
            {description[language].trim() && (
              <Text size="sm" c="dimmed">
                {description[language].trim()}
              </Text>
            )}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
