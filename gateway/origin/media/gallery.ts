/** Creates the shop's pictures once and stores them: looked up by key, composed on demand, encoded, written to disk. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import sharp, { type Sharp } from 'sharp';
import type { Database } from '../db/tables.ts';
import { BoundedCache, sumOf } from '../../service/bounded-cache.ts';
import type { MemoryUse } from '../../service/bounded-cache.ts';
import { compose } from './compose.ts';
import { Jobs } from './jobs.ts';
import type { PictureWidth } from '../../contract/rules/pictures.ts';
import { readMediaKey } from '../../contract/rules/media.ts';
import { contentOf, type FileStore } from './file-store.ts';
import { acceptsAvif, type Format } from './formats.ts';
import { readPictureKey, Recipe } from './recipe.ts';
import { PictureStore } from './store.ts';

export interface Picture {
  data: Buffer;
  format: Format;
  etag: string;
}

export interface GalleryOptions {
  db: Kysely<Database>;
  /** Pictures are stored in `<dataDir>/media`; null: only the most used ones, in memory. */
  dataDir: string | null;
  /** Disk limit in bytes; default 512 MiB. */
  diskLimit?: number;
  /** Most pictures that may wait to be composed; default 64. */
  queueLimit?: number;
  /** Uploaded files; their pictures are served like composed ones. */
  files: FileStore;
  /** Called for each composition; for tests and measurements. */
  onCompose?: (key: string, width: number) => void;
}

/** Makes a picture in a width. */
type Draw = (width: PictureWidth) => Promise<Sharp>;

/** Name under which the variants of a picture are stored; the file name of an uploaded one is unique. */
const variantNameOf = (key: string): string => {
  const uploaded = readMediaKey(key);
  return uploaded ? `${uploaded.name}-0` : key;
};

/** Animations are served as WebP to all browsers: few of them play AVIF. */
const isAnimation = (key: string): boolean => readMediaKey(key)?.type === 'image/gif';

/** The best format for a browser. */
export const formatFor = (key: string, accept: string | undefined): Format =>
  acceptsAvif(accept) && !isAnimation(key) ? 'avif' : 'webp';

/** Recipes are requested repeatedly; unknown keys are cached for a while too, so that guessing keys is cheap (ms). */
const RECIPE_TTL = 300_000;
/** Memory for recipes and for pictures (bytes). */
const RECIPE_BYTES = 8 * 1024 * 1024;
const PICTURE_BYTES = 32 * 1024 * 1024;
const encode = (image: Sharp, format: Format): Promise<Buffer> =>
  format === 'webp'
    ? image.webp({ quality: 82, effort: 3 }).toBuffer()
    : image.avif({ quality: 50, effort: 2 }).toBuffer();

// One thread per picture and two pictures at a time: the other cores serve the shop.
sharp.concurrency(1);
sharp.cache({ memory: 24, files: 0, items: 60 });

const NOWHERE: Pick<PictureStore, 'has' | 'read' | 'write'> = {
  has: () => Promise.resolve(false),
  read: () => Promise.resolve(null),
  write: () => Promise.resolve(),
};

/** All pictures of the shop, at any width. */
export class Gallery {
  readonly #db: Kysely<Database>;
  readonly #store: Pick<PictureStore, 'has' | 'read' | 'write'>;
  readonly #files: FileStore;
  readonly #jobs: Jobs;
  readonly #onCompose: (key: string, width: number) => void;
  readonly #recipes = new BoundedCache<{ recipe: Recipe | null; views: number }>({
    maxBytes: RECIPE_BYTES,
    bytesOf: ({ recipe }) => (recipe === null ? 0 : JSON.stringify(recipe).length * 4),
    ttl: RECIPE_TTL,
  });
  readonly #hot = new BoundedCache<Picture>({
    maxBytes: PICTURE_BYTES,
    bytesOf: ({ data }) => data.length + 200,
  });
  readonly #making = new Map<string, Promise<Picture>>();
  readonly #planned = new Set<string>();

  constructor(options: GalleryOptions) {
    this.#db = options.db;
    this.#files = options.files;
    this.#store =
      options.dataDir === null
        ? NOWHERE
        : new PictureStore(join(options.dataDir, 'media'), options.diskLimit ?? 512 * 1024 * 1024);
    this.#jobs = new Jobs({ running: 2, waiting: options.queueLimit ?? 64 });
    this.#onCompose = options.onCompose ?? (() => undefined);
  }

  /** Memory that requests for pictures can fill. */
  get memory(): MemoryUse {
    return sumOf([this.#recipes, this.#hot]);
  }

  /** The recipe of a key; null when there is no such picture. */
  async #recipeOf(key: string): Promise<{ recipe: Recipe; view: number } | null> {
    const read = readPictureKey(key);
    if (!read) return null;
    let known = this.#recipes.get(read.setKey);
    if (!known) {
      const row = await this.#db
        .selectFrom('pictures')
        .select(['recipe', 'views'])
        .where('key', '=', read.setKey)
        .executeTakeFirst();
      const parsed = row ? Recipe.safeParse(row.recipe) : null;
      known = { recipe: parsed?.success ? parsed.data : null, views: row?.views ?? 0 };
      this.#recipes.set(read.setKey, known);
    }
    return known.recipe && read.view < known.views ? { recipe: known.recipe, view: read.view } : null;
  }

  /** How the picture of a key is made; null when there is no such picture. */
  async #drawOf(key: string): Promise<Draw | null> {
    const uploaded = readMediaKey(key);
    if (!uploaded) {
      const found = await this.#recipeOf(key);
      return found && ((width) => compose(found.recipe, found.view, width));
    }
    if (uploaded.kind !== 'image' || (await this.#files.size(key)) === null) return null;
    return async (width) => {
      const content = await contentOf(await this.#files.read(key));
      return sharp(content, { animated: isAnimation(key) }).resize({ width, withoutEnlargement: true });
    };
  }

  /**
   * Returns a picture in a width. If AVIF is wanted but not available yet, returns a WebP immediately and creates the AVIF when idle.
   * Null for an unknown key.
   * @throws BusyError when too many others are being composed
   */
  async picture(key: string, width: PictureWidth, wanted: Format): Promise<Picture | null> {
    const base = variantNameOf(key);
    if (wanted === 'avif') {
      const ready = await this.#ready(`${base}.${width}.avif`, 'avif');
      if (ready) return ready;
    }
    const name = `${base}.${width}.webp`;
    const ready = await this.#ready(name, 'webp');
    const picture = ready ?? (await this.#make(key, width, name));
    if (picture && wanted === 'avif') this.#planAvif(key, width);
    return picture;
  }

  async #ready(name: string, format: Format): Promise<Picture | null> {
    const hot = this.#hot.get(name);
    if (hot) return hot;
    // The name becomes a file name: only valid keys are allowed.
    if (!/^[a-z0-9]+-\d{1,2}\.\d+\.(avif|webp)$/.test(name)) return null;
    const data = await this.#store.read(name);
    return data ? this.#keep(name, data, format) : null;
  }

  #keep(name: string, data: Buffer, format: Format): Picture {
    const picture = {
      data,
      format,
      etag: `"${createHash('sha256').update(data).digest('base64url').slice(0, 22)}"`,
    };
    this.#hot.set(name, picture);
    return picture;
  }

  async #make(key: string, width: PictureWidth, name: string): Promise<Picture | null> {
    const draw = await this.#drawOf(key);
    if (!draw) return null;
    let making = this.#making.get(name);
    if (!making) {
      making = this.#jobs.run(async () => {
        this.#onCompose(key, width);
        const data = await encode(await draw(width), 'webp');
        await this.#store.write(name, data);
        return this.#keep(name, data, 'webp');
      });
      this.#making.set(name, making);
      void making.catch(() => undefined).finally(() => this.#making.delete(name));
    }
    return making;
  }

  #planAvif(key: string, width: PictureWidth): void {
    const name = `${variantNameOf(key)}.${width}.avif`;
    if (this.#planned.has(name) || this.#planned.size > 500) return;
    this.#planned.add(name);
    const accepted = this.#jobs.whenIdle(async () => {
      this.#planned.delete(name);
      const draw = await this.#drawOf(key);
      if (!draw) return;
      const data = await encode(await draw(width), 'avif');
      await this.#store.write(name, data);
      this.#keep(name, data, 'avif');
    });
    if (!accepted) this.#planned.delete(name);
  }

  /** Creates these pictures when idle, as WebP and AVIF, before the first visitor needs them. Skips unknown keys. */
  warm(keys: readonly string[], widths: readonly PictureWidth[]): void {
    for (const key of keys) {
      for (const width of widths) {
        this.#jobs.whenIdle(async () => {
          const base = variantNameOf(key);
          if (!(await this.#store.has(`${base}.${width}.webp`))) {
            const draw = await this.#drawOf(key);
            if (!draw) return;
            await this.#store.write(`${base}.${width}.webp`, await encode(await draw(width), 'webp'));
          }
          if (!(await this.#store.has(`${base}.${width}.avif`))) this.#planAvif(key, width);
        }, true);
      }
    }
  }

  /** Waits for running background work and accepts no more. */
  close(): Promise<void> {
    return this.#jobs.close();
  }
}
