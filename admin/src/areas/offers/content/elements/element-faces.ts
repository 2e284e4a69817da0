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
import { AttachmentsEditor } from './attachments-editor.tsx';
import { AttachmentsPreview } from './attachments-preview.tsx';
import { BarChartEditor } from './bar-chart-editor.tsx';
import { BarChartPreview } from './bar-chart-preview.tsx';
import { CounterEditor } from './counter-editor.tsx';
import { CounterPreview } from './counter-preview.tsx';
import type { ElementFace } from './element-editor.ts';
import { GalleryEditor } from './gallery-editor.tsx';
import { GalleryPreview } from './gallery-preview.tsx';
import { ImageEditor } from './image-editor.tsx';
import { ImagePreview } from './image-preview.tsx';
import { MapEditor } from './map-editor.tsx';
import { MapPreview } from './map-preview.tsx';
import { PieChartEditor } from './pie-chart-editor.tsx';
import { PieChartPreview } from './pie-chart-preview.tsx';
import { TableEditor } from './table-editor.tsx';
import { TablePreview } from './table-preview.tsx';
import { TextEditor } from './text-editor.tsx';
import { TextPreview } from './text-preview.tsx';
import { TimelineEditor } from './timeline-editor.tsx';
import { TimelinePreview } from './timeline-preview.tsx';
import { YoutubeEditor } from './youtube-editor.tsx';
import { YoutubePreview } from './youtube-preview.tsx';

/** How each of the eleven types looks. */
export const elementFaces: { [Type in ElementType]: ElementFace<Type> } = {
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
