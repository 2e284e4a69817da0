import type { ElementType } from '@share/contract/areas/offers/elements/elements.ts';
import {
  IconAlignLeft,
  IconBrandYoutube,
  IconChartBar,
  IconChartPie,
  IconLayoutGrid,
  IconMapPin,
  IconNumber123,
  IconPaperclip,
  IconPhoto,
  IconTable,
  IconTimeline,
} from '@tabler/icons-react';
import { AttachmentsEditor } from './attachments/attachments-editor.tsx';
import { AttachmentsPreview } from './attachments/attachments-preview.tsx';
import { BarChartEditor } from './charts/bar-chart-editor.tsx';
import { BarChartPreview } from './charts/bar-chart-preview.tsx';
import { PieChartEditor } from './charts/pie-chart-editor.tsx';
import { PieChartPreview } from './charts/pie-chart-preview.tsx';
import { CounterEditor } from './counter/counter-editor.tsx';
import { CounterPreview } from './counter/counter-preview.tsx';
import type { ElementRenderer } from './element-editor.ts';
import { GalleryEditor } from './gallery/gallery-editor.tsx';
import { GalleryPreview } from './gallery/gallery-preview.tsx';
import { ImageEditor } from './image/image-editor.tsx';
import { ImagePreview } from './image/image-preview.tsx';
import { MapEditor } from './map/map-editor.tsx';
import { MapPreview } from './map/map-preview.tsx';
import { TableEditor } from './table/table-editor.tsx';
import { TablePreview } from './table/table-preview.tsx';
import { TextEditor } from './text/text-editor.tsx';
import { TextPreview } from './text/text-preview.tsx';
import { TimelineEditor } from './timeline/timeline-editor.tsx';
import { TimelinePreview } from './timeline/timeline-preview.tsx';
import { YoutubeEditor } from './youtube/youtube-editor.tsx';
import { YoutubePreview } from './youtube/youtube-preview.tsx';

export const elementRenderers: { [Type in ElementType]: ElementRenderer<Type> } = {
  text: { icon: IconAlignLeft, Editor: TextEditor, Preview: TextPreview },
  image: { icon: IconPhoto, Editor: ImageEditor, Preview: ImagePreview },
  gallery: { icon: IconLayoutGrid, Editor: GalleryEditor, Preview: GalleryPreview },
  attachments: { icon: IconPaperclip, Editor: AttachmentsEditor, Preview: AttachmentsPreview },
  table: { icon: IconTable, Editor: TableEditor, Preview: TablePreview },
  barChart: { icon: IconChartBar, Editor: BarChartEditor, Preview: BarChartPreview },
  pieChart: { icon: IconChartPie, Editor: PieChartEditor, Preview: PieChartPreview },
  counter: { icon: IconNumber123, Editor: CounterEditor, Preview: CounterPreview },
  timeline: { icon: IconTimeline, Editor: TimelineEditor, Preview: TimelinePreview },
  map: { icon: IconMapPin, Editor: MapEditor, Preview: MapPreview },
  youtube: { icon: IconBrandYoutube, Editor: YoutubeEditor, Preview: YoutubePreview },
};
