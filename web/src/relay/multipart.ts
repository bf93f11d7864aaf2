/**
 * Reads a `multipart/mixed` answer part by part and gives each part's JSON text.
 *
 * @param contentType the answer's content type, with its boundary
 */
export async function* readMultipart(
  body: ReadableStream<Uint8Array>,
  contentType: string,
): AsyncGenerator<string> {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1] ?? '-';
  const delimiter = `\r\n--${boundary}`;
  const decoder = new TextDecoder();
  // The first delimiter has no line break before it when the answer starts with it.
  let buffer = '\r\n';
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      buffer += done ? decoder.decode() : decoder.decode(value, { stream: true });
      for (let end = buffer.indexOf(delimiter); end >= 0; end = buffer.indexOf(delimiter)) {
        const part = buffer.slice(0, end);
        buffer = buffer.slice(end + delimiter.length);
        const start = part.indexOf('\r\n\r\n');
        if (start >= 0) yield part.slice(start + 4).trim();
        if (buffer.startsWith('--')) return;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
