/**
 * Sends files for Uppy: one request per file, at most `limit` at once, retries with growing delay, pause and resume.
 *
 * It replaces `@uppy/xhr-upload`, whose retries begin at 150 ms and include refusals, whose timeout only warns, and which cannot pause.
 */
import {
  BasePlugin,
  type Body,
  type DefinePluginOpts,
  type Meta,
  type PluginOpts,
  type Uppy,
} from '@uppy/core';
import { TaskQueue } from '@uppy/core/utils';
import { UPLOAD_FIELD, UPLOAD_STALL_MS, UPLOADS_AT_ONCE } from '../../../../gateway/contract/rules/media.ts';

/** Retries after a failure that may pass; their delay doubles from the first. */
const RETRIES = 3;
const FIRST_DELAY_MS = 300;
/** Longest wait that a response may demand (seconds). */
const MOST_RETRY_AFTER = 30;

/** Whether the same request may succeed later. 0: there was no response. */
const isTransient = (status: number): boolean =>
  status === 0 || status === 408 || status === 425 || status === 429 || status >= 500;

/** A failed request; `message` is for people. */
class UploadFailure extends Error {
  override name = 'UploadFailure';
  readonly status: number;
  /** Milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(message: string, status: number, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** What a file carries with it. */
export interface UploadMeta extends Meta {
  folder: string;
  /** Idempotency key: a repeated request stores nothing twice. */
  uploadKey: string;
}

/** The response's body. */
export interface UploadBody extends Body {
  data: { id: string; url: string };
}

interface Options extends PluginOpts {
  endpoint: (folder: string) => string;
  /** Called when a request failed before it sent anything. */
  onUnreachable?: () => void;
  limit?: number;
  /** Milliseconds without progress after which a request is given up. */
  timeout?: number;
  /** The same from the last byte until the response. */
  answerTimeout?: number;
  /** Messages by what happened. */
  texts: { network: string; stalled: (seconds: number) => string };
}

const defaults = { limit: UPLOADS_AT_ONCE, timeout: UPLOAD_STALL_MS, answerTimeout: 120_000 };

interface ErrorResponse {
  error?: { message?: string };
}

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });

/** Resolves when the browser is online, at once if it is. */
const online = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    if (navigator.onLine) return resolve();
    const settled = new AbortController();
    const once = { once: true, signal: settled.signal };
    const settle = (end: () => void) => (): void => {
      settled.abort();
      end();
    };
    addEventListener('online', settle(resolve), once);
    signal.addEventListener(
      'abort',
      settle(() => reject(signal.reason as Error)),
      once,
    );
  });

const removed = (): DOMException => new DOMException('Removed', 'AbortError');

export class PhotoUpload extends BasePlugin<
  DefinePluginOpts<Options, keyof typeof defaults>,
  UploadMeta,
  UploadBody
> {
  readonly #queue: TaskQueue;

  constructor(uppy: Uppy<UploadMeta, UploadBody>, options: Options) {
    super(uppy, { ...defaults, ...options });
    this.id = 'PhotoUpload';
    this.type = 'uploader';
    this.#queue = new TaskQueue({ concurrency: this.opts.limit });
  }

  override install(): void {
    const { capabilities } = this.uppy.getState();
    // Resuming begins at the start of the file; Uppy offers pause only with this.
    this.uppy.setState({
      capabilities: { ...capabilities, resumableUploads: true, individualCancellation: true },
    });
    this.uppy.addUploader(this.#uploadAll);
  }

  override uninstall(): void {
    this.uppy.removeUploader(this.#uploadAll);
  }

  readonly #uploadAll = async (ids: string[]): Promise<void> => {
    const files = this.uppy.getFilesByIds(ids).filter((file) => file !== undefined && !file.error);
    this.uppy.emit('upload-start', files);
    await Promise.allSettled(files.map(({ id }) => this.#uploadOne(id)));
  };

  /** Sends a file until it is stored, failed or removed. */
  async #uploadOne(id: string): Promise<void> {
    const gone = new AbortController();
    let pause = new AbortController();
    let resume: () => void = () => undefined;
    const isPaused = (): boolean => this.uppy.getFile(id)?.isPaused === true;
    const onPause = (file: { id: string } | undefined, paused: boolean): void => {
      if (file?.id !== id) return;
      if (paused) pause.abort();
      else resume();
    };
    const onPauseAll = (): void => {
      if (isPaused()) pause.abort();
    };
    const onResumeAll = (): void => resume();
    const onRemoved = (file: { id: string }): void => {
      if (file.id === id) gone.abort(removed());
    };
    const onCancelAll = (): void => gone.abort(removed());
    this.uppy.on('upload-pause', onPause);
    this.uppy.on('pause-all', onPauseAll);
    this.uppy.on('resume-all', onResumeAll);
    this.uppy.on('file-removed', onRemoved);
    this.uppy.on('cancel-all', onCancelAll);
    try {
      for (;;) {
        if (isPaused()) {
          this.#restartProgress(id);
          await new Promise<void>((resolve, reject) => {
            resume = resolve;
            gone.signal.addEventListener('abort', () => reject(removed()), { once: true });
          });
        }
        gone.signal.throwIfAborted();
        pause = new AbortController();
        const signal = AbortSignal.any([gone.signal, pause.signal]);
        try {
          const { status, body } = await this.#queue.add(() => this.#sendWithRetries(id, signal));
          const uploadURL = body?.data.url;
          this.uppy.emit('upload-success', this.uppy.getFile(id), {
            status,
            ...(body && { body }),
            ...(uploadURL !== undefined && { uploadURL }),
          });
          return;
        } catch (error) {
          if (!pause.signal.aborted || gone.signal.aborted) throw error;
        }
      }
    } catch (error) {
      if (!gone.signal.aborted) this.uppy.emit('upload-error', this.uppy.getFile(id), error as Error);
    } finally {
      this.uppy.off('upload-pause', onPause);
      this.uppy.off('pause-all', onPauseAll);
      this.uppy.off('resume-all', onResumeAll);
      this.uppy.off('file-removed', onRemoved);
      this.uppy.off('cancel-all', onCancelAll);
    }
  }

  #restartProgress(id: string): void {
    const file = this.uppy.getFile(id);
    this.uppy.emit('upload-progress', file, { uploadStarted: 0, bytesUploaded: 0, bytesTotal: file.size });
  }

  async #sendWithRetries(
    id: string,
    signal: AbortSignal,
  ): Promise<{ status: number; body: UploadBody | undefined }> {
    for (let attempt = 0; ; attempt += 1) {
      await online(signal);
      try {
        return await this.#send(id, signal);
      } catch (error) {
        // What failed because the browser is offline is no attempt.
        if (!navigator.onLine && !signal.aborted) {
          attempt -= 1;
          this.#restartProgress(id);
          continue;
        }
        const mayPass = error instanceof UploadFailure && isTransient(error.status);
        if (signal.aborted || !mayPass || attempt >= RETRIES) throw error;
        this.#restartProgress(id);
        await sleep(error.retryAfter ?? FIRST_DELAY_MS * 2 ** attempt, signal);
      }
    }
  }

  #send(id: string, signal: AbortSignal): Promise<{ status: number; body: UploadBody | undefined }> {
    return new Promise((resolve, reject) => {
      const { endpoint, timeout, answerTimeout, texts } = this.opts;
      const file = this.uppy.getFile(id);
      // The only request of a browser that reports how much of its body was sent.
      const request = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout>;
      const stop = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
      };
      const abort = (): void => {
        stop();
        request.abort();
        reject(signal.reason as Error);
      };
      const watch = (ms: number): void => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          const failure = new UploadFailure(texts.stalled(Math.ceil(ms / 1_000)), 0);
          this.uppy.emit('upload-stalled', failure, [file]);
          stop();
          request.abort();
          reject(failure);
        }, ms);
      };
      signal.addEventListener('abort', abort, { once: true });
      let hasSent = false;
      const form = new FormData();
      const { data, meta } = file;
      if (!(data instanceof Blob)) {
        reject(new UploadFailure(texts.network, 400));
        return;
      }
      form.append(UPLOAD_FIELD, data.slice(0, data.size, file.type), meta.name);
      request.open('POST', endpoint(meta.folder));
      request.responseType = 'json';
      request.withCredentials = true;
      request.setRequestHeader('Idempotency-Key', meta.uploadKey);
      request.upload.addEventListener('progress', (event) => {
        watch(timeout);
        hasSent = true;
        const current = this.uppy.getFile(id);
        if (!current || !event.lengthComputable) return;
        const size = current.size ?? event.total;
        this.uppy.emit('upload-progress', current, {
          uploadStarted: current.progress.uploadStarted ?? 0,
          bytesUploaded: Math.min(size - 1, (event.loaded / event.total) * size),
          bytesTotal: size,
        });
      });
      request.upload.addEventListener('load', () => watch(answerTimeout));
      request.addEventListener('load', () => {
        stop();
        const { status } = request;
        const body = request.response as (UploadBody & ErrorResponse) | null;
        if (status >= 200 && status < 300) return resolve({ status, body: body ?? undefined });
        const seconds = Number(request.getResponseHeader('retry-after'));
        reject(
          new UploadFailure(
            body?.error?.message ?? `HTTP ${status}`,
            status,
            seconds > 0 ? Math.min(seconds, MOST_RETRY_AFTER) * 1_000 : undefined,
          ),
        );
      });
      request.addEventListener('error', () => {
        stop();
        if (!hasSent) this.opts.onUnreachable?.();
        reject(new UploadFailure(texts.network, 0));
      });
      watch(timeout);
      request.send(form);
    });
  }
}
