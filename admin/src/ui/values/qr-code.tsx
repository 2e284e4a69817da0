import { Box } from '@mantine/core';
import { lazyPart } from '../parts/lazy-part.tsx';

const QrDrawing = lazyPart(() => import('./qr-drawing.tsx'));

/** Pixels. */
const SIDE = 200;

/** A QR code, black on white in both colour schemes, since many apps read no other. What draws it comes with the first one. */
export const QrCode = (code: { text: string; label: string }) => (
  <QrDrawing meanwhile={<Box w={SIDE} h={SIDE} />} {...code} side={SIDE} />
);
