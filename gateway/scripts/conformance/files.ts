/** Files that the conformance test sends. */

/** A red picture of 8 by 8. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
  'base64',
);

export const picture = (): Blob => new Blob([new Uint8Array(PICTURE)], { type: 'image/png' });

/** A form with a picture in this field. */
export function pictureForm(field: string): FormData {
  const form = new FormData();
  form.set(field, picture(), 'conformance.png');
  return form;
}

/** A fifth of a second of silence. */
function silence(): Buffer {
  const samples = 3_200;
  const wave = Buffer.alloc(44 + samples * 2);
  wave.write('RIFF', 0);
  wave.writeUInt32LE(36 + samples * 2, 4);
  wave.write('WAVEfmt ', 8);
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(1, 22);
  wave.writeUInt32LE(16_000, 24);
  wave.writeUInt32LE(32_000, 28);
  wave.writeUInt16LE(2, 32);
  wave.writeUInt16LE(16, 34);
  wave.write('data', 36);
  wave.writeUInt32LE(samples * 2, 40);
  return wave;
}

export const sound = (): Blob => new Blob([new Uint8Array(silence())], { type: 'audio/wav' });
