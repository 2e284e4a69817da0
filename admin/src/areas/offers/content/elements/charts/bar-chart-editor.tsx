import { Stack } from '@mantine/core';
import { chartColors } from '@share/contract/areas/offers/elements/charts.ts';
import { useTexts } from '../../../../../platform/texts.ts';
import { BilingualTextField } from '../../../../../ui/fields/bilingual.tsx';
import { ColorField } from '../../../../../ui/fields/color-field.tsx';
import type { ElementEditorProps } from '../element-editor.ts';
import { BarChartPreview } from './bar-chart-preview.tsx';
import { chartsTexts } from './charts.texts.ts';
import { Beside } from './charts-beside.tsx';
import { ChartItems } from './charts-items.tsx';
import { newChartItem } from './charts-values.ts';

/** The fields of a bar chart beside the chart itself (ELM-30 to ELM-32). */
export function BarChartEditor({ control }: ElementEditorProps<'barChart'>) {
  const t = useTexts(chartsTexts);
  const newItem = (index: number) => ({
    ...newChartItem(index),
    color: String(control.valueAt('data.color')),
  });
  return (
    <Beside control={control} Preview={BarChartPreview}>
      <Stack gap="sm">
        <BilingualTextField control={control} name="data.title" label={t.title} />
        <ColorField
          control={control}
          name="data.color"
          label={t.color}
          description={t.colorHint}
          presets={chartColors}
          required
        />
        <ChartItems control={control} newItem={newItem} allowNegative />
      </Stack>
    </Beside>
  );
}
