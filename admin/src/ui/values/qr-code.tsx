import { qrCode } from '@share/contract/shared/qr-code.ts';

/** A QR code, black on white in both colour schemes, since many apps read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrCode(text);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={200}
      height={200}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
