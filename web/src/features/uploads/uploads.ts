/** Uploads of the back office: one queue for the whole session, which continues while screens change. */
import { Uppy, type UppyFile } from '@uppy/core';
import { fileTypeFromBlob } from 'file-type';
import {
  isUploadType,
  MAX_UPLOAD_BYTES,
  SIGNATURE_BYTES,
  UPLOAD_PATH,
  UPLOADS_AT_ONCE,
} from '../../../../gateway/contract/rules/media.ts';
import { toast } from '../../design/toast.ts';
import type { AreaKey, AreaTranslate } from '../../i18n/translate.ts';
import { newKey } from '../../newKey.ts';
import { PhotoUpload, type UploadBody, type UploadMeta } from './photoUpload.ts';

export type UploadState = 'uploading' | 'paused' | 'completed' | 'failed';

/** A file as the panel shows it. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly percent: number;
  readonly state: UploadState;
  /** Why it failed. */
  readonly problem: string | null;
}

/** All files, and how far they are together (0 to 100). */
export interface UploadsSnapshot {
  readonly uploads: readonly Upload[];
  readonly percent: number;
  /** The browser is offline: files wait until it is back. */
  readonly isOffline: boolean;
}

/** Called at the end of a file: with the address it was stored at, or null when it was refused or removed. */
export type UploadEnd = (file: File, url: string | null) => void;

/** Where uploads go: `uploadTarget` of the schema. */
export interface Target {
  readonly url: string | null | undefined;
  readonly port: number | null | undefined;
}

/** Texts of the area `adminUploads`. */
export type UploadText = (key: AreaKey<'adminUploads'>, values?: Record<string, string | number>) => string;

/** The texts, for which the area is loaded together with this module. */
export const textsOf =
  (t: AreaTranslate<'admin'>): UploadText =>
  (key, values) =>
    t(`adminUploads:${key}`, values);

/** Finished files leave the list after this time (ms); until then they count as duplicates. */
const FORGOTTEN_AFTER = 600_000;
/** Messages about refused files that are shown one by one; the others are counted. */
const SHOWN_REFUSALS = 4;

/** Base address of uploads: their own URL or port, or that of the page. */
function baseOf({ url, port }: Target): string {
  if (url != null) return url.replace(/\/$/, '');
  return port == null ? '' : `${location.protocol}//${location.hostname}:${port}`;
}

type File_ = UppyFile<UploadMeta, UploadBody>;

function stateOf({ isPaused, error, progress }: File_): UploadState {
  if (error) return 'failed';
  if (progress.uploadComplete) return 'completed';
  return isPaused === true ? 'paused' : 'uploading';
}

/** Asks before the page is left while files are on their way. */
const warn = (event: Event): void => event.preventDefault();

export class Uploads {
  readonly #uppy: Uppy<UploadMeta, UploadBody>;
  readonly #t: UploadText;
  readonly #listeners = new Set<() => void>();
  readonly #onStored: () => void;
  /** Called when a file is stored, failed or removed. */
  readonly #ends = new WeakMap<Blob, (url: string | null) => void>();
  #snapshot: UploadsSnapshot = { uploads: [], percent: 0, isOffline: false };
  #refused: string[] = [];

  /** @param onStored called after each stored file */
  constructor(target: Target, t: UploadText, onStored: () => void) {
    this.#t = t;
    this.#onStored = onStored;
    this.#uppy = new Uppy<UploadMeta, UploadBody>({
      id: 'media',
      // Failures are shown to the person; the console is for faults.
      logger: { debug: () => undefined, warn: () => undefined, error: () => undefined },
      autoProceed: true,
      allowMultipleUploadBatches: true,
      restrictions: {
        maxFileSize: MAX_UPLOAD_BYTES,
        allowedFileTypes: ['image/*', 'video/*'],
        requiredMetaFields: ['folder'],
      },
      locale: {
        // Its own type wants all texts; those absent here belong to its dashboard.
        strings: {
          youCanOnlyUploadFileTypes: t('onlyTypes'),
          exceedsSize: t('tooLarge'),
          noDuplicates: t('duplicate'),
          noMoreFilesAllowed: t('noMore'),
          missingRequiredMetaField: t('missingMeta'),
        },
      } as never,
    });
    let base = baseOf(target);
    this.#uppy.use(PhotoUpload, {
      limit: UPLOADS_AT_ONCE,
      endpoint: (folder) => `${base}${UPLOAD_PATH}?folder=${encodeURIComponent(folder)}`,
      // Names, firewalls and proxies may keep a browser from a port of its own: the address of the page takes uploads, too.
      onUnreachable: () => {
        if (navigator.onLine) base = '';
      },
      texts: { network: t('network'), stalled: (seconds) => t('stalled', { seconds }) },
    });
    this.#follow();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly snapshot = (): UploadsSnapshot => this.#snapshot;

  /**
   * Adds files to the queue; those whose content is of another type are refused before anything is sent.
   *
   * @param onEnd called for each file, with its address once it is stored, or null when it was refused or removed
   */
  async add(files: readonly File[], folder: string, onEnd?: UploadEnd): Promise<void> {
    const accepted: File[] = [];
    for (const file of files) {
      if (onEnd) this.#ends.set(file, (url) => onEnd(file, url));
      const isMedia = /^(?:image|video)\//.test(file.type);
      const found = await fileTypeFromBlob(file.slice(0, SIGNATURE_BYTES));
      // What the browser itself does not take for a picture is refused by Uppy, with its own text.
      if (!isMedia || isUploadType(found?.mime)) accepted.push(file);
      else {
        this.#refuse(this.#t('wrongContent', { file: file.name }));
        this.#end(file, null);
      }
    }
    this.#uppy.addFiles(
      accepted.map((file) => ({
        name: file.name,
        type: file.type,
        data: file,
        // The path makes the same picture in two folders two files.
        meta: { name: file.name, folder, uploadKey: newKey(), relativePath: folder },
      })),
    );
  }

  toggle(id: string): void {
    this.#uppy.pauseResume(id);
    this.#update();
  }

  /** Stops all files that are not stored; each begins again at its start. */
  pauseAll(): void {
    this.#uppy.pauseAll();
    this.#update();
  }

  resumeAll(): void {
    this.#uppy.resumeAll();
    this.#update();
  }

  retry(id: string): void {
    void this.#uppy.retryUpload(id);
  }

  remove(id: string): void {
    this.#uppy.removeFile(id);
  }

  /** Removes all files; what is being sent is aborted. */
  cancelAll(): void {
    this.#uppy.cancelAll();
  }

  #follow(): void {
    const uppy = this.#uppy;
    const update = (): void => this.#update();
    // The queue lives as long as the page.
    addEventListener('online', update);
    addEventListener('offline', update);
    uppy.on('file-added', update);
    uppy.on('file-removed', (file) => {
      update();
      this.#end(file.data, null);
    });
    uppy.on('upload-start', update);
    uppy.on('upload-retry', update);
    uppy.on('upload-pause', update);
    uppy.on('cancel-all', update);
    uppy.on('progress', update);
    uppy.on('restriction-failed', (file, error) => {
      this.#refuse(error.message);
      if (file) this.#end(file.data, null);
    });
    uppy.on('upload-stalled', (error) =>
      toast({ id: 'upload-stalled', type: 'warning', title: error.message, duration: 5_000 }),
    );
    uppy.on('upload-success', (file, { uploadURL }) => {
      update();
      if (!file) return;
      this.#end(file.data, uploadURL ?? null);
      toast({
        type: 'success',
        title: this.#t('succeeded'),
        description: this.#t('succeededText', { file: file.meta.name }),
        duration: 3_000,
      });
      this.#onStored();
      setTimeout(() => {
        if (uppy.getFile(file.id)) uppy.removeFile(file.id);
      }, FORGOTTEN_AFTER);
    });
    uppy.on('upload-error', (file, error) => {
      update();
      toast({
        type: 'error',
        title: this.#t('failed'),
        description: error.message || this.#t('failedText', { file: file?.meta.name ?? '' }),
        duration: 5_000,
      });
    });
    uppy.on('complete', ({ successful = [], failed = [] }) => {
      update();
      if (successful.length + failed.length === 0) return;
      toast({
        type: failed.length > 0 ? 'warning' : 'success',
        title: this.#t('batch'),
        description: this.#t('batchText', { n: successful.length, m: failed.length }),
        duration: 4_000,
      });
    });
  }

  #end(data: unknown, url: string | null): void {
    if (!(data instanceof Blob)) return;
    this.#ends.get(data)?.(url);
    this.#ends.delete(data);
  }

  /** Collects refusals of one choice of files: four are shown, the others counted. */
  #refuse(message: string): void {
    this.#refused.push(message);
    if (this.#refused.length > 1) return;
    setTimeout(() => {
      const messages = this.#refused;
      this.#refused = [];
      for (const title of messages.slice(0, SHOWN_REFUSALS)) toast({ type: 'error', title, duration: 5_000 });
      const more = messages.length - SHOWN_REFUSALS;
      if (more > 0) toast({ type: 'error', title: this.#t('additional', { n: more }), duration: 5_000 });
    }, 0);
  }

  #update(): void {
    const files = this.#uppy.getFiles();
    const uploads = files.map((file) => ({
      id: file.id,
      name: file.meta.name,
      percent: file.progress.uploadComplete ? 100 : Math.floor(file.progress.percentage ?? 0),
      state: stateOf(file),
      problem: file.error ?? null,
    }));
    const isBusy = uploads.some(({ state }) => state === 'uploading' || state === 'paused');
    if (isBusy) addEventListener('beforeunload', warn);
    else removeEventListener('beforeunload', warn);
    this.#snapshot = {
      uploads,
      percent: this.#uppy.getState().totalProgress,
      isOffline: !navigator.onLine,
    };
    for (const listener of this.#listeners) listener();
  }
}
