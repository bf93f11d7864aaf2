import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** Longest time of a page's rendering, in milliseconds. Its data are loaded before: it should never wait. */
const TIMEOUT = 10_000;

/** What React writes in place of a boundary in which something suspended or failed. */
const UNFINISHED = '<!--$!-->';

/**
 * Renders an element completely. Nothing suspends in a page with its data, so it is written into a string, at two thirds of a
 * stream's cost; if something did suspend or fail, the stream waits for it or reports the error. Rejects with the first error
 * of a component.
 */
export async function renderToText(element: ReactNode): Promise<string> {
  const text = renderToString(element);
  return text.includes(UNFINISHED) ? renderStream(element) : text;
}

function renderStream(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      clearTimeout(timer);
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const { pipe, abort } = renderToPipeableStream(element, {
      // In one piece: a streamed boundary would need an inline script that moves it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: fail,
      onShellError: fail,
      onAllReady() {
        clearTimeout(timer);
        const chunks: Buffer[] = [];
        const out = new PassThrough();
        out.on('data', (chunk: Buffer) => chunks.push(chunk));
        out.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
        out.on('error', fail);
        pipe(out);
      },
    });
    const timer = setTimeout(() => abort(new Error(`Rendering took longer than ${TIMEOUT} ms`)), TIMEOUT);
  });
}
