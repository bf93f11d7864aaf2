/**
 * Builds the servers: gateway/dist has one file for each process (`gateway.js`, `origin.js`, `chat.js`), with the packages it needs, and what
 * they load on first use. A process starts with a fifth of the work and two thirds of the memory that a thousand sources take.
 * Files that are read (migrations, texts, pictures, schema) stay where they are.
 */
import { dirname, relative, resolve } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { SMALL_SOURCE } from './small-source.ts';

const gateway = resolve(import.meta.dirname, '..');
const out = resolve(gateway, 'dist');

/** Files that run as processes or threads, by the names of their built ones. */
const PROGRAMS: Readonly<Record<string, string>> = {
  gateway: resolve(gateway, 'src/main.ts'),
  origin: resolve(gateway, 'origin/main.ts'),
  chat: resolve(gateway, 'chat/main.ts'),
  database: resolve(gateway, 'origin/db/pglite-worker.ts'),
};

/** Packages with native code, WebAssembly or files of their own, and those that few installations load. */
const EXTERNAL = [
  'sharp',
  '@node-rs/argon2',
  '@electric-sql/pglite',
  '@aws-sdk/client-s3',
  '@graphql-yoga/render-graphiql',
  'pg-native',
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
];

/** Sources keep the addresses of the files beside them; programs that they start are the built ones. */
function ownAddresses(): Plugin {
  return {
    name: 'own-addresses',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(gateway) || !code.includes('import.meta.')) return undefined;
      const file = id.split('?', 1)[0] ?? id;
      const started = code.replaceAll(
        /new URL\('([^']+\.ts)', import\.meta\.url\)/g,
        (_, address: string) => {
          const [name] =
            Object.entries(PROGRAMS).find(([, path]) => path === resolve(dirname(file), address)) ?? [];
          if (name === undefined)
            throw new Error(`${file} runs ${address}, which gateway/scripts/servers.ts does not build`);
          return `new URL('./${name}.js', /* built */ import.meta.url)`;
        },
      );
      return {
        code: started
          .replaceAll(
            /(?<!\/\* built \*\/ )import\.meta\.url/g,
            `new URL('${relative(out, file)}', import.meta.url).href`,
          )
          .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${relative(out, dirname(file))}')`),
        map: null,
      };
    },
  };
}

process.env['NODE_ENV'] = 'production';
await build({
  configFile: false,
  root: gateway,
  logLevel: 'warn',
  plugins: [ownAddresses()],
  ssr: { noExternal: true, external: EXTERNAL, target: 'node' },
  build: {
    ssr: true,
    outDir: out,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: {
      input: { ...PROGRAMS },
      platform: 'node',
      output: {
        format: 'esm',
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash:7].js',
        minify: SMALL_SOURCE,
      },
    },
  },
});
