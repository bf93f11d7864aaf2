/** A file's bytes as base64, without the `data:` prefix. */
export async function toBase64(file: Blob): Promise<string> {
  const url = await toDataUrl(file);
  return url.slice(url.indexOf(',') + 1);
}

/** A file as a `data:` URL. */
export function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });
}
