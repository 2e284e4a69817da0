import { Group, Stack, Text } from '@mantine/core';
import type { MouseEvent } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { NumberField, type NumberValue } from '../../ui/fields/number-field.tsx';
import { useFormContext } from '../../ui/form/form-context.ts';
import { FieldGrid } from '../../ui/form/form-section.tsx';
import classes from './focus-fields.module.css';
import type { PictureFormValues } from './picture-form-values.ts';
import { picturesTexts } from './pictures.texts.ts';

interface FocusFieldsProps {
  control: Control<PictureFormValues>;
  url: string | null;
}

const shapes = ['wide', 'square', 'tall'] as const;

/** The point of a picture that every crop keeps visible: clicked or typed, and previewed in three shapes. */
export function FocusFields({ control, url }: FocusFieldsProps) {
  const t = useTexts(picturesTexts);
  const { isReadOnly } = useFormContext();
  const { field } = useController({ control, name: 'focus' });
  const { x, y } = field.value;
  const place = `${within(x)}% ${within(y)}%`;
  const choose = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    field.onChange({
      x: within(((clientX - left) / width) * 100),
      y: within(((clientY - top) / height) * 100),
    });
  };
  if (url === null) return <Text c="dimmed">{t.noPictureYet}</Text>;
  return (
    <Stack gap="md">
      {!isReadOnly && <Text c="dimmed">{t.focusHint}</Text>}
      <Group align="flex-start" gap="lg">
        {/* A shortcut for the mouse; the two fields below take the same numbers. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the two fields below do the same by keyboard */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the two fields below do the same by keyboard */}
        <div
          className={classes.picture}
          data-fixed={isReadOnly || undefined}
          onClick={isReadOnly ? undefined : choose}
        >
          <img src={url} alt={t.picture} />
          <span
            className={classes.point}
            style={{ left: `${within(x)}%`, top: `${within(y)}%` }}
            aria-hidden
          />
        </div>
        <Group gap="sm" align="flex-start">
          {shapes.map((shape) => (
            <figure key={shape} className={classes.crop}>
              <img
                src={url}
                alt={t.crop(t.shapes[shape])}
                data-shape={shape}
                style={{ objectPosition: place }}
              />
              <figcaption>{t.shapes[shape]}</figcaption>
            </figure>
          ))}
        </Group>
      </Group>
      <FieldGrid>
        <NumberField control={control} name="focus.x" label={t.focusX} suffix="%" required />
        <NumberField control={control} name="focus.y" label={t.focusY} suffix="%" required />
      </FieldGrid>
    </Stack>
  );
}

/** A whole percentage from 0 to 100, also while the field is empty. */
const within = (percent: NumberValue): number => Math.round(Math.min(100, Math.max(0, Number(percent) || 0)));
