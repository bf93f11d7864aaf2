import { QRCodeSVG } from 'qrcode.react';

interface QrCodeProps {
  value: string;
  /** What it is, for screen readers. */
  label: string;
  /** CSS pixels. */
  size?: number;
  /** How much of it may be damaged: L, M, Q or H. */
  level?: 'L' | 'M' | 'Q' | 'H';
  className?: string;
}

/** A QR code: dark on white in either theme, or cameras do not read it. */
export function QrCode({ value, label, size = 128, level = 'L', className }: QrCodeProps) {
  return (
    <QRCodeSVG value={value} size={size} level={level} marginSize={2} className={className} title={label} />
  );
}
