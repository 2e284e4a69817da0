import { Stack } from '@mantine/core';
import { useTexts } from '../../../../../platform/texts.ts';
import { BilingualTextField } from '../../../../../ui/fields/bilingual.tsx';
import type { ElementEditorProps } from '../element-editor.ts';
import { chartsTexts } from './charts.texts.ts';
import { Beside } from './charts-beside.tsx';
import { ChartItems } from './charts-items.tsx';
import { newChartItem } from './charts-values.ts';
import { PieChartPreview } from './pie-chart-preview.tsx';

/** The fields of a pie chart beside the chart itself (ELM-30 to ELM-32). */
export function PieChartEditor({ control }: ElementEditorProps<'pieChart'>) {
  const t = useTexts(chartsTexts);
  return (
    <Beside control={control} Preview={PieChartPreview}>
      <Stack gap="sm">
        <BilingualTextField control={control} name="data.title" label={t.title} />
        <ChartItems control={control} newItem={newChartItem} allowNegative={false} />
      </Stack>
    </Beside>
  );
}
