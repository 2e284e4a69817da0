import { lazyPart } from '../../../../../ui/parts/lazy-part.tsx';
import type { ElementPreviewProps } from '../element-editor.ts';
import { shownColor } from '../parts/shown-color.ts';
import { ChartFigure } from './charts-figure.tsx';
import { shownValues } from './charts-shown.ts';

const Pie = lazyPart(() => import('./charts-pie.tsx'));

export const PieChartPreview = ({ data, language }: ElementPreviewProps<'pieChart'>) => (
  <ChartFigure
    Drawing={Pie}
    showsShares
    title={data.title[language]}
    values={shownValues(data.items, language)}
    language={language}
    axisColor={shownColor('')}
  />
);
