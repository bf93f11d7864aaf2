import { QRCodeSVG } from 'qrcode.react';

interface QrCodeProps {
  value: string;
  /** Description for screen readers. */
  label: string;
  /** CSS pixels. */
  size?: number;
  /** Error correction level: L, M, Q or H. */
  level?: 'L' | 'M' | 'Q' | 'H';
  className?: string;
}

/** A QR code: dark on white in either theme, because cameras need it. */
export function QrCode({ value, label, size = 128, level = 'L', className }: QrCodeProps) {
  return (
    <QRCodeSVG value={value} size={size} level={level} marginSize={2} className={className} title={label} />
  );
}
