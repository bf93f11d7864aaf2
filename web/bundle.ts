import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Builds one script without imports: required for a worker, or a document's first script.
 *
 * @param fileName in web/dist/client
 * @param define expressions that replace names
 */
export async function bundle(
  entry: string,
  fileName: string,
  define: Record<string, string> = {},
): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'warn',
    // Workbox logs a lot in development.
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: fileName } },
    },
  });
}
