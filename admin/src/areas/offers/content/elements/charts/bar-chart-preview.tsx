import { lazyPart } from '../../../../../ui/parts/lazy-part.tsx';
import type { ElementPreviewProps } from '../element-editor.ts';
import { shownColor } from '../parts/shown-color.ts';
import { ChartFigure } from './charts-figure.tsx';
import { shownValues } from './charts-shown.ts';

const Bars = lazyPart(() => import('./charts-bars.tsx'));

export const BarChartPreview = ({ data, language }: ElementPreviewProps<'barChart'>) => (
  <ChartFigure
    Drawing={Bars}
    title={data.title[language]}
    values={shownValues(data.items, language)}
    language={language}
    axisColor={shownColor(data.color)}
  />
);
