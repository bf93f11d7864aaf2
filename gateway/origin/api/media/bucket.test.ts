/** Uploads to an S3-compatible bucket: the SDK's real requests, whose signatures the service checks. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { UploadAnswer } from '../../../contract/media.ts';
import { createOrigin } from '../../app.ts';
import type { Origin } from '../../app.ts';
import type { OriginDatabase } from '../../db/database.ts';
import { openTestBucket } from '../../testing/bucket.ts';
import type { TestBucket } from '../../testing/bucket.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { form, mp4, newUploadKey, picture } from '../../testing/media.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import { addPerson, TEST_PASSWORD } from '../../testing/people.ts';

const SESSION_SECRET = 'x'.repeat(32);
const UPLOAD = '/v1/admin/upload-photos-supabase?folder=products/images';

let database: OriginDatabase;
let bucket: TestBucket;
let folder: string;
let origin: Origin;
let authorization: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const people = await startTestOrigin(database);
  const { email } = await addPerson(people, 'Catalogue');
  await people.close();
  bucket = await openTestBucket();
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  origin = await openOrigin(bucket.options);
  const { token } = (
    await origin.app.inject({
      method: 'POST',
      url: '/v1/auth/login',
      payload: { identifier: email, password: TEST_PASSWORD },
    })
  ).json<{ token: string }>();
  authorization = `Bearer ${token}`;
}, 60_000);
beforeEach(() => {
  bucket.failures = 0;
});
afterAll(async () => {
  await origin.close();
  await bucket.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const openOrigin = (mediaBucket: TestBucket['options']): Promise<Origin> =>
  createOrigin({ database, dataDir: folder, sessionSecret: SESSION_SECRET, mediaBucket });

async function upload(content: Uint8Array, at = origin): Promise<{ status: number; body: unknown }> {
  const { body, contentType } = form([{ field: 'photo', name: 'a', type: 'image/jpeg', content }]);
  const response = await at.app.inject({
    method: 'POST',
    url: UPLOAD,
    headers: { authorization, 'content-type': contentType, 'idempotency-key': newUploadKey() },
    payload: body,
  });
  return { status: response.statusCode, body: response.json() };
}

const keyOf = ({ body }: { body: unknown }): string => UploadAnswer.parse(body).data.key;
const leftovers = (): Promise<string[]> => readdir(join(folder, 'uploads', 'incoming'));
const rows = async (): Promise<number> =>
  (await database.db.selectFrom('media').select('id').execute()).length;

it('a picture is stored in the bucket alone, and served in the usual widths', async () => {
  const key = keyOf(await upload(await picture(900, 600)));
  expect(await bucket.keys()).toEqual([key]);
  expect(bucket.headersOf(key)).toEqual({
    type: 'image/jpeg',
    cache: 'public, max-age=31536000, immutable',
  });
  expect(await leftovers()).toEqual([]);
  expect(await readdir(join(folder, 'uploads'))).toEqual(['incoming']);
  const response = await origin.app.inject({ url: `/media/${key}?w=320`, headers: { accept: 'image/webp' } });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('image/webp');
});

it('a video is served from the bucket in the requested part', async () => {
  const content = mp4(300_000);
  const key = keyOf(await upload(content));
  const part = await origin.app.inject({
    url: `/media/${key}`,
    headers: { range: 'bytes=1000-200999' },
  });
  expect(part.statusCode).toBe(206);
  expect(part.rawPayload.equals(content.subarray(1_000, 201_000))).toBe(true);
  const all = await origin.app.inject({ url: `/media/${key}` });
  expect(all.rawPayload.equals(content)).toBe(true);
  await origin.context.media.files.remove(key);
  expect(await bucket.keys()).not.toContain(key);
  expect(await origin.context.media.files.size(key)).toBeNull();
  expect((await origin.app.inject({ url: `/media/${key}` })).statusCode).toBe(404);
});

it('a failure of the bucket that passes is not seen by the uploader', async () => {
  bucket.failures = 2;
  const content = mp4(200_000);
  const key = keyOf(await upload(content));
  expect((await origin.app.inject({ url: `/media/${key}` })).rawPayload.equals(content)).toBe(true);
});

it('a bucket that fails is told, and nothing is half stored', async () => {
  const before = await rows();
  const keys = await bucket.keys();
  bucket.failures = Infinity;
  expect(await upload(await picture())).toMatchObject({
    status: 503,
    body: { error: { code: 'UNAVAILABLE' } },
  });
  bucket.failures = 0;
  const wrong = await openOrigin({ ...bucket.options, secretKey: 'another key' });
  try {
    expect(await upload(await picture(), wrong)).toMatchObject({ status: 503 });
  } finally {
    await wrong.close();
  }
  expect(await rows()).toBe(before);
  expect(await bucket.keys()).toEqual(keys);
  expect(await leftovers()).toEqual([]);
});
