import { Box } from '@mantine/core';
import { lazyPart } from '../parts/lazy-part.tsx';

const QrDrawing = lazyPart(() => import('./qr-drawing.tsx'));

interface QrCodeProps {
  text: string;
  label: string;
  /** Pixels. */
  side?: number;
}

/**
 * A QR code, black on white in both colour schemes, because many apps read no other. Its drawing code is loaded with the first
 * one.
 */
export const QrCode = ({ side = 200, ...code }: QrCodeProps) => (
  <QrDrawing meanwhile={<Box w={side} h={side} />} {...code} side={side} />
);
