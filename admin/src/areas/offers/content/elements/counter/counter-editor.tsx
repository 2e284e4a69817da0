import { SimpleGrid, Stack } from '@mantine/core';
import { chartColors } from '@share/contract/areas/offers/elements/charts.ts';
import { useLanguage } from '../../../../../platform/language.tsx';
import { useTexts } from '../../../../../platform/texts.ts';
import { BilingualTextField } from '../../../../../ui/fields/bilingual.tsx';
import { ColorField } from '../../../../../ui/fields/color-field.tsx';
import { NumberField } from '../../../../../ui/fields/number-field.tsx';
import type { ElementEditorProps } from '../element-editor.ts';
import type { CounterItemValues } from '../element-values.ts';
import { ItemList } from '../parts/item-list/item-list.tsx';
import classes from './counter.module.css';
import { counterTexts } from './counter.texts.ts';
import { newCounterItem } from './counter-values.ts';

/**
 * The counters of the element (ELM-33, ELM-34); removing asks first, and one counter always remains (ELM-22, ELM-24).
 */
export function CounterEditor({ control }: ElementEditorProps<'counter'>) {
  const t = useTexts(counterTexts);
  const { language } = useLanguage();
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, md: 4 }}>
        <NumberField
          control={control}
          name="data.animationDuration"
          label={t.duration}
          decimals={1}
          suffix={t.seconds}
          required
        />
      </SimpleGrid>
      <ItemList
        control={control}
        name="data.items"
        label={t.items}
        addLabel={t.add}
        newItem={newCounterItem}
        nameOf={({ label }: CounterItemValues, index) => label[language].trim() || t.item(index + 1)}
        least={1}
        most={50}
        asks
      >
        {(path) => <CounterFields control={control} at={path as `data.items.${number}`} />}
      </ItemList>
    </Stack>
  );
}

interface CounterFieldsProps extends ElementEditorProps<'counter'> {
  /** The path of the counter in the element. */
  at: `data.items.${number}`;
}

function CounterFields({ control, at }: CounterFieldsProps) {
  const t = useTexts(counterTexts);
  return (
    <Stack gap="xs">
      <BilingualTextField control={control} name={`${at}.label`} label={t.label} required />
      <SimpleGrid cols={{ base: 2, md: 3 }}>
        <NumberField
          control={control}
          name={`${at}.countFrom`}
          label={t.from}
          decimals={6}
          allowNegative
          required
        />
        <NumberField
          control={control}
          name={`${at}.countTo`}
          label={t.to}
          decimals={6}
          allowNegative
          required
        />
        <div className={classes.color}>
          <ColorField control={control} name={`${at}.color`} label={t.color} presets={chartColors} required />
        </div>
      </SimpleGrid>
    </Stack>
  );
}
