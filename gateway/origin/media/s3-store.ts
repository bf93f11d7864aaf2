/** Uploaded files in a bucket of an S3-compatible service. Loaded only where one is configured. */
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { FileType } from '../../contract/rules/files.ts';
import type { MediaType } from '../../contract/rules/media.ts';
import type { ByteRange, FileStore } from './file-store.ts';

export interface BucketOptions {
  /** Base URL of the service. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

const isMissing = (error: unknown): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

/** Attempts to store a file: the SDK retries no request whose body is a stream, which here can be read again. */
const ATTEMPTS = 3;
/** Delay before the second attempt, and its multiple before the third (ms). */
const RETRY_DELAY = 300;

/** Whether the same request may succeed later: a failure of the service, or no response at all. */
const isTransient = (error: unknown): boolean => {
  const { httpStatusCode = 500 } = (error as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {};
  return httpStatusCode >= 500 || httpStatusCode === 429;
};

/** Failures are thrown; the caller logs them. */
const silent = { debug: noop, info: noop, warn: noop, error: noop };
function noop(): void {}

export class S3FileStore implements FileStore {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ endpoint, bucket, region, accessKey, secretKey }: BucketOptions) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      logger: silent,
      forcePathStyle: true,
      // A checksum of a stream needs a trailer, which not every compatible service knows.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async put(key: string, path: string, file: { type: MediaType | FileType; bytes: number }): Promise<void> {
    for (let attempt = 1; ; attempt += 1)
      try {
        await this.#putOnce(key, path, file);
        break;
      } catch (error) {
        if (attempt === ATTEMPTS || !isTransient(error)) throw error;
        await sleep(RETRY_DELAY * attempt);
      }
    await rm(path, { force: true });
  }

  async #putOnce(
    key: string,
    path: string,
    { type, bytes }: { type: MediaType | FileType; bytes: number },
  ): Promise<void> {
    // One request of known length: a multipart upload buffers its parts, which took 139 MB instead of 46.
    await this.#client.send(
      new PutObjectCommand({
        Bucket: this.#bucket,
        Key: key,
        Body: createReadStream(path),
        ContentLength: bytes,
        ContentType: type,
        CacheControl: 'public, max-age=31536000, immutable',
      }),
    );
  }

  async size(key: string): Promise<number | null> {
    try {
      const { ContentLength } = await this.#client.send(
        new HeadObjectCommand({ Bucket: this.#bucket, Key: key }),
      );
      return ContentLength ?? null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const { Body } = await this.#client.send(
      new GetObjectCommand({
        Bucket: this.#bucket,
        Key: key,
        ...(range && { Range: `bytes=${range.start}-${range.end}` }),
      }),
    );
    return Body as Readable;
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }));
  }

  close(): void {
    this.#client.destroy();
  }
}
