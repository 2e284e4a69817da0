import { ColorSwatch, Group, TextInput } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import classes from './color-field.module.css';
import { fieldTexts } from './fields.texts.ts';
import { type FieldProps, useField } from './use-field.ts';

const COLOR = /^#[0-9a-f]{6}$/i;

interface ColorFieldProps<Values extends FieldValues> extends FieldProps<Values, string> {
  presets?: readonly string[];
}

/** A colour as `#rrggbb`: chosen in the browser's picker, typed, or one of the presets. */
export function ColorField<Values extends FieldValues>({ presets = [], ...props }: ColorFieldProps<Values>) {
  const texts = useTexts(fieldTexts);
  const { wrapper, value, onChange, onType, onBlur, ref, isReadOnly } = useField(props);
  return (
    <TextInput
      {...wrapper}
      ref={ref}
      autoComplete="off"
      spellCheck={false}
      maxLength={7}
      value={value}
      onBlur={onBlur}
      onChange={(event) => onType(event.currentTarget.value.trim())}
      leftSectionPointerEvents={isReadOnly ? 'none' : 'all'}
      leftSection={
        <input
          type="color"
          className={classes.picker}
          aria-label={texts.pickColor(props.label)}
          disabled={isReadOnly}
          value={COLOR.test(value) ? value.toLowerCase() : '#000000'}
          onChange={(event) => onType(event.currentTarget.value)}
          onBlur={onBlur}
        />
      }
      rightSectionWidth={presets.length * 28 + 8}
      rightSection={
        presets.length > 0 && !isReadOnly ? (
          <Group gap={4} wrap="nowrap">
            {presets.map((color) => (
              <ColorSwatch
                key={color}
                component="button"
                type="button"
                size={24}
                color={color}
                className={classes.preset}
                aria-label={`${props.label}: ${color}`}
                aria-pressed={value.toLowerCase() === color}
                onClick={() => {
                  onChange(color);
                  onBlur();
                }}
              />
            ))}
          </Group>
        ) : null
      }
    />
  );
}
