import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** Longest time a page may take to render, in milliseconds. Its data are there before: it should never wait. */
const TIMEOUT = 10_000;

/** What React writes in place of a boundary in which something suspended or failed. */
const UNFINISHED = '<!--$!-->';

/**
 * Renders an element whole. Nothing suspends in a page whose data are there, so it is written straight into a string, at two
 * thirds of a stream's price; when something did suspend or fail after all, the stream waits for it or tells the error.
 * Rejects with the first error that a component throws.
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
      // One piece: a boundary that is streamed on its own would need an inline script to be moved to its place.
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
