/**
 * Files of the web build. The build's folder is listed once and only listed files are served, so that no path of a
 * request ever reaches the file system.
 */
import { readFile, readdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { Content, sendContent } from './content.ts';
import type { Encoding } from './content.ts';
import { policy } from './pages.ts';
import { SAFETY } from './reply.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.mp3': 'audio/mpeg',
};
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.html', '.ico']);
/** Suffixes of the compressed files of the build. */
const SUFFIXES: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };

/** The service worker for offline use. It must be revalidated before each use. */
const WORKER = '/sw.js';

interface Asset {
  files: Partial<Record<Encoding, string>>;
  type: string;
  immutable: boolean;
  content?: Promise<Content>;
}

export interface Assets {
  /** Sends the file at this path; returns false if there is none. */
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    prefix: readonly string[],
  ): Promise<boolean>;
}

/**
 * @param folder the build's client folder; one that does not exist has no files.
 * @param pictureHosts further origins of pictures.
 */
export async function createAssets(folder: string, pictureHosts: readonly string[] = []): Promise<Assets> {
  const assets = new Map<string, Asset>();
  for (const file of await list(folder)) {
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    // Vite's manifests are not part of the site.
    if (path.startsWith('/.vite/')) continue;
    const encoding = SUFFIXES[extname(path)];
    const plain = encoding ? path.slice(0, -3) : path;
    let asset = assets.get(plain);
    if (asset === undefined) {
      const type = TYPES[extname(plain)] ?? 'application/octet-stream';
      assets.set(plain, (asset = { files: {}, type, immutable: plain.startsWith('/assets/') }));
    }
    asset.files[encoding ?? 'identity'] = file;
  }

  return {
    async handle(request, response, path, prefix) {
      const asset = assets.get(path);
      if (asset?.files.identity === undefined) return false;
      let content: Content;
      try {
        content = await (asset.content ??= load(asset));
      } catch (error) {
        delete asset.content;
        // A build has replaced the files since they were listed.
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
        throw error;
      }
      await sendContent(request, response, content, [
        ...prefix,
        ...SAFETY,
        'content-type',
        asset.type,
        'cache-control',
        asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
        ...(path === WORKER ? ['service-worker-allowed', '/'] : []),
        // The only HTML document: the application shell, which the service worker shows offline.
        ...(asset.type.startsWith('text/html')
          ? ['content-security-policy', policy([], { pictureHosts })]
          : []),
        ...(COMPRESSIBLE.has(extname(path)) ? ['vary', 'Accept-Encoding'] : []),
      ]);
      return true;
    },
  };
}

async function load({ files, type }: Asset): Promise<Content> {
  const { identity, ...compressed } = files;
  const ready: Partial<Record<Encoding, Buffer>> = {};
  for (const [encoding, file] of Object.entries(compressed))
    ready[encoding as Encoding] = await readFile(file);
  const compressible = [...COMPRESSIBLE].some((extension) => TYPES[extension] === type);
  return new Content(await readFile(identity as string), { compressible, ready });
}

async function list(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
