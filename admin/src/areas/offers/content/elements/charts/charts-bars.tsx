import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { Rectangle } from 'recharts';
import classes from './charts.module.css';
import { chartNumber, type DrawingProps } from './charts-shown.ts';

/** Number of letters of all labels together that fits under the bars of a chart of usual width. */
const LETTERS = 84;

const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…` : text;

/** A bar chart; its code is loaded with the first chart. */
export default function Bars({ values, language, axisColor }: DrawingProps) {
  const most = Math.floor(LETTERS / values.length);
  return (
    <BarChart
      h={280}
      className={classes.bars}
      data={[...values]}
      dataKey="label"
      series={[{ name: 'value', color: axisColor }]}
      valueFormatter={(value) => chartNumber(value, language)}
      withBarValueLabel={values.length <= 12}
      withTooltip={false}
      accessibilityLayer={false}
      maxBarWidth={64}
      textColor="var(--mantine-color-text)"
      barChartProps={{ margin: { top: 24, right: 8, bottom: 8, left: 8 } }}
      xAxisProps={{
        axisLine: { stroke: axisColor, strokeWidth: 2 },
        tickFormatter: (label) => shortened(String(label), most),
      }}
      yAxisProps={{ width: 'auto' }}
      barProps={{ shape: <Rectangle className={classes.mark} radius={[3, 3, 0, 0]} /> }}
    />
  );
}
