import { Text } from '@mantine/core';
import { shownImage } from '../../../../../ui/fields/uploads/image-value.ts';
import type { ElementPreviewProps } from '../element-editor.ts';
import classes from '../parts/picture/picture.module.css';
import { Picture } from '../parts/picture/picture.tsx';
import { imageTexts } from './image.texts.ts';

export function ImagePreview({ data, language }: ElementPreviewProps<'image'>) {
  const [label, subLabel, description] = [data.label, data.subLabel, data.description].map((text) =>
    text[language].trim(),
  );
  if (shownImage(data.image) === null) return <Text c="dimmed">{imageTexts[language].none}</Text>;
  return (
    <figure className={classes.figure}>
      {label && (
        <Text fw={700} size="lg">
          {label}
        </Text>
      )}
      {subLabel && (
        <Text c="dimmed" mb="xs">
          {subLabel}
        </Text>
      )}
      <Picture image={data.image} alt={description || label || ''} />
      {description && (
        <Text component="figcaption" size="sm" c="dimmed" className={classes.caption}>
          {description}
        </Text>
      )}
    </figure>
  );
}
