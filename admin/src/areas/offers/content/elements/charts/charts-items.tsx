import { Stack } from '@mantine/core';
import { chartColors } from '@share/contract/areas/offers/elements/charts.ts';
import { useLanguage } from '../../../../../platform/language.tsx';
import { useTexts } from '../../../../../platform/texts.ts';
import { BilingualTextField } from '../../../../../ui/fields/bilingual.tsx';
import { ColorField } from '../../../../../ui/fields/color-field.tsx';
import { NumberField } from '../../../../../ui/fields/number-field.tsx';
import type { ElementControl } from '../../store/element-control.ts';
import type { ChartItemValues } from '../element-values.ts';
import { ItemList } from '../parts/item-list/item-list.tsx';
import { chartsTexts } from './charts.texts.ts';
import classes from './charts-beside.module.css';

interface ChartItemsProps<Type extends 'barChart' | 'pieChart'> {
  control: ElementControl<Type>;
  newItem: (index: number) => ChartItemValues;
  /** False for parts of a total, which cannot be negative. */
  allowNegative: boolean;
}

/** The values of a chart: removing asks first, and the list may become empty (ELM-23, ELM-24). */
export function ChartItems<Type extends 'barChart' | 'pieChart'>(props: ChartItemsProps<Type>) {
  const t = useTexts(chartsTexts);
  const { language } = useLanguage();
  // Both charts have the same type of items, so the control of one serves for both.
  const control = props.control as unknown as ElementControl<'barChart'>;
  return (
    <ItemList
      control={control}
      name="data.items"
      label={t.values}
      addLabel={t.add}
      newItem={props.newItem}
      nameOf={({ label }: ChartItemValues, index) => label[language].trim() || t.item(index + 1)}
      most={50}
      asks
    >
      {(path) => {
        const at = path as `data.items.${number}`;
        return (
          <Stack gap="xs">
            <BilingualTextField control={control} name={`${at}.label`} label={t.label} required />
            <div className={classes.numbers}>
              <NumberField
                control={control}
                name={`${at}.value`}
                label={t.value}
                decimals={6}
                allowNegative={props.allowNegative}
                required
              />
              <ColorField
                control={control}
                name={`${at}.color`}
                label={t.itemColor}
                presets={chartColors}
                required
              />
            </div>
          </Stack>
        );
      }}
    </ItemList>
  );
}
