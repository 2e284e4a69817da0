import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { useLanguage } from '../../../../../platform/language.tsx';
import { useTexts } from '../../../../../platform/texts.ts';
import { BilingualRichTextField, BilingualTextField } from '../../../../../ui/fields/bilingual.tsx';
import { SwitchField } from '../../../../../ui/fields/switch-field.tsx';
import type { ElementEditorProps } from '../element-editor.ts';
import type { StageValues } from '../element-values.ts';
import { ItemList } from '../parts/item-list/item-list.tsx';
import { withOneCurrent } from './timeline-current.ts';
import { timelineTexts } from './timeline-element.texts.ts';
import { newStage } from './timeline-values.ts';

/** The stages (ELM-46); removing asks first, and one stage always remains (ELM-22, ELM-24). */
export function TimelineEditor({ control: elementControl }: ElementEditorProps<'timeline'>) {
  const t = useTexts(timelineTexts);
  const { language } = useLanguage();
  const control = useMemo(() => withOneCurrent(elementControl), [elementControl]);
  return (
    <ItemList
      control={control}
      name="data.stages"
      label={t.stages}
      addLabel={t.add}
      newItem={newStage}
      nameOf={({ label }: StageValues, index) => label[language].trim() || t.stage(index + 1)}
      least={1}
      most={50}
      asks
    >
      {(path) => {
        const at = path as `data.stages.${number}`;
        return (
          <Stack gap="sm">
            <BilingualTextField control={control} name={`${at}.label`} label={t.label} required />
            <BilingualTextField
              control={control}
              name={`${at}.date`}
              label={t.date}
              description={t.dateHint}
              required
            />
            <SwitchField
              control={control}
              name={`${at}.isCurrent`}
              label={t.isCurrent}
              description={t.isCurrentHint}
            />
            <BilingualRichTextField control={control} name={`${at}.content`} label={t.content} />
          </Stack>
        );
      }}
    </ItemList>
  );
}
