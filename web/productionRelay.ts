import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { slimRelay } from './slimRelay.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const folder = join(root, '../.cache/production-relay');

/** Names that the sources import from a package, without types. */
function importedNames(name: string): string[] {
  const names = new Set<string>();
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, list = ''] of text.matchAll(new RegExp(`import \\{([^}]*)\\} from '${name}'`, 'g')))
      for (const one of list.split(','))
        if (one.trim() !== '' && !one.trim().startsWith('type ')) names.add(one.trim());
  }
  // The compiler's transform of `graphql` leaves no import.
  names.delete('graphql');
  return [...names].sort();
}

/**
 * Bundles the parts of Relay that the sources use exactly as the shop's build does (slimRelay.ts, for production), and resolves
 * Relay's packages to it: what works in these tests works in the shop.
 */
export async function productionRelay(): Promise<Plugin> {
  const packages = ['relay-runtime', 'react-relay'];
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, 'entry.js');
  writeFileSync(
    entry,
    packages
      .map((name) => {
        const names = importedNames(name).join(', ');
        return `import { ${names} } from '${name}';\nexport { ${names} };\n`;
      })
      .join(''),
  );
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [slimRelay()],
    build: {
      outDir: join(folder, 'out'),
      emptyOutDir: true,
      minify: false,
      target: 'es2023',
      lib: { entry, formats: ['es'], fileName: 'relay' },
      rolldownOptions: { external: ['react'] },
    },
  });
  return {
    name: 'production-relay',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:relay-runtime|react-relay)$/ },
      handler: () => join(folder, 'out/relay.js'),
    },
  };
}
