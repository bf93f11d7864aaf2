/** Uploads to the REST API, and its videos: bodies of up to 300 MB that are passed on while they arrive. */
import type { Readable } from 'node:stream';
import { UPLOAD_STALL_MS } from '../../contract/rules/media.ts';
import { Addresses } from '../../service/addresses.ts';
import { activeTracer, inSpan } from '../../service/tracing.ts';
import { callOf } from './calls.ts';
import { withRequestIdHeader } from './http.ts';
import { readRetryAfter } from './retry-after.ts';

/** Connections for uploads; the front admits as many at once. */
export const MOST_UPLOADS = 12;
/** Concurrent videos. */
const MOST_VIDEOS = 64;
/** Until the response to an upload begins: the whole upload, which may take an hour on a slow line, and storing it (ms). */
const UPLOAD_TIMEOUT_MS = 3_600_000;
const VIDEO_TIMEOUT_MS = 15_000;

export interface UploadRequest {
  /** Path with its query. */
  path: string;
  headers: Record<string, string>;
  body: Readable;
  /** Address of the client; sent only with a service token, which the API trusts. */
  client?: string;
  /** Aborted when the client leaves or makes no progress. */
  signal: AbortSignal;
}

export interface UploadResponse {
  status: number;
  /** JSON. */
  body: string;
  retryAfter: number | undefined;
}

export interface StreamedMedia {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Readable;
}

export interface MediaUpstream {
  /** @throws when there is no response */
  upload(request: UploadRequest): Promise<UploadResponse>;
  /** GET or HEAD of a video. @throws when there is no response */
  video(
    method: 'GET' | 'HEAD',
    path: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<StreamedMedia>;
  close(): Promise<void>;
}

/**
 * @param url base address of the REST API, or several separated by commas
 * @param serviceToken authenticates the gateway, so that the API trusts the client's address
 */
export function createMediaUpstream(url: string, serviceToken?: string): MediaUpstream {
  const addresses = new Addresses(url);
  const { prefix } = addresses;
  const uploads = addresses.open({
    connections: MOST_UPLOADS,
    connect: { timeout: 1_500 },
    headersTimeout: UPLOAD_TIMEOUT_MS,
    bodyTimeout: UPLOAD_STALL_MS,
  });
  const videos = addresses.open({
    connections: MOST_VIDEOS,
    connect: { timeout: 1_500 },
    headersTimeout: VIDEO_TIMEOUT_MS,
    // A player that is paused reads nothing for minutes; the front's idle timeout ends it.
    bodyTimeout: 0,
  });
  const upstream: MediaUpstream = {
    async upload({ path, headers, body, client, signal }) {
      const {
        statusCode,
        headers: sent,
        body: answer,
      } = await uploads.request({
        method: 'POST',
        path: prefix + path,
        headers: withRequestIdHeader({
          ...headers,
          ...(client !== undefined && serviceToken !== undefined
            ? { 'x-client-address': client, 'x-gateway-token': serviceToken }
            : {}),
        }),
        body,
        signal,
      });
      return {
        status: statusCode,
        body: await answer.text(),
        retryAfter: readRetryAfter(sent['retry-after']),
      };
    },
    async video(method, path, headers, signal) {
      const {
        statusCode,
        headers: sent,
        body,
      } = await videos.request({
        method,
        path: prefix + path,
        headers: withRequestIdHeader(headers),
        signal,
      });
      return { status: statusCode, headers: sent, body };
    },
    async close() {
      await addresses.close();
    },
  };
  if (activeTracer() === undefined) return upstream;
  const traced = <T extends { status: number }>(
    method: string,
    path: string,
    call: () => Promise<T>,
  ): Promise<T> =>
    inSpan('client', callOf(method, path), { 'http.request.method': method }, async (span) => {
      const answer = await call();
      span?.set({ 'http.response.status_code': answer.status });
      if (answer.status >= 500) span?.end(String(answer.status));
      return answer;
    });
  return {
    ...upstream,
    upload: (request) => traced('POST', request.path, () => upstream.upload(request)),
    video: (method, path, ...rest) => traced(method, path, () => upstream.video(method, path, ...rest)),
  };
}
