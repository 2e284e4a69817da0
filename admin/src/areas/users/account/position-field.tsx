import { Text } from '@mantine/core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { errorText } from '../../../ui/error-text.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { userFormTexts } from '../user-form.texts.ts';

/** The position of a person. An empty one shows a warning but can be saved (USR-12). */
export function PositionField() {
  const t = useTexts(userFormTexts);
  const { language } = useLanguage();
  const { control, formState } = useFormContext<{ position: string }>();
  const position = useWatch({ control, name: 'position' });
  const [isLeft, setLeft] = useState(false);
  const isLacking = (isLeft || formState.isSubmitted) && position.trim() === '';
  return (
    <div data-field-with-note>
      <TextField control={control} name="position" label={t.position} onLeave={() => setLeft(true)} />
      {/* The warning is in the gap below the field, so that nothing moves when it appears. */}
      <Text size="sm" role="status" c="var(--mantine-color-orange-text)" mb={isLacking ? '-1lh' : 0}>
        {isLacking && `${errorText(language, 'POSITION_IS_REQUIRED')} ${t.positionOptional}`}
      </Text>
    </div>
  );
}
