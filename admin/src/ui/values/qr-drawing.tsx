import { qrCode } from '@share/contract/shared/qr-code.ts';

interface QrDrawingProps {
  text: string;
  label: string;
  /** Pixels. */
  side: number;
}

/** Draws a QR code. A default export for `lazyPart`. */
export default function QrDrawing({ text, label, side }: QrDrawingProps) {
  const { size, path } = qrCode(text);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={side}
      height={side}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
