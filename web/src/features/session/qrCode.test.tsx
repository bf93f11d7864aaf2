import { renderToStaticMarkup } from 'react-dom/server';
import { QRCodeSVG } from 'qrcode.react';
import { describe, expect, it } from 'vitest';
import { QrCode } from './QrCode.tsx';

const draw = (size?: number) =>
  renderToStaticMarkup(<QrCode value="4820173905-Ben Salah Trabelsi" label="Code" {...(size && { size })} />);

describe('a QR code', () => {
  it('is 128 px wide and of level L by default', () => {
    expect(draw()).toBe(
      renderToStaticMarkup(
        <QRCodeSVG value="4820173905-Ben Salah Trabelsi" size={128} level="L" marginSize={2} title="Code" />,
      ),
    );
    expect(draw()).toContain('width="128"');
    expect(draw(300)).toContain('width="300"');
    expect(draw()).not.toBe(
      renderToStaticMarkup(
        <QRCodeSVG value="4820173905-Ben Salah Trabelsi" size={128} level="H" marginSize={2} title="Code" />,
      ),
    );
  });
});
