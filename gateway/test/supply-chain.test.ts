/** What is installed: from the lock file, running only listed scripts, and on a server only what it runs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../service/settings.ts';

interface Entry {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> };
const entries = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);

it('every package has a checksum, but for programs of other platforms, and no address of a registry', () => {
  for (const [path, { integrity, resolved, optional, os }] of entries) {
    if (integrity === undefined)
      expect({ path, optional, os }).toMatchObject({ optional: true, os: expect.any(Array) });
    else expect(integrity, path).toMatch(/^sha512-/);
    expect(resolved, path).toBeUndefined();
  }
});

it('scripts of packages run at an install only where they are listed', () => {
  const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
  const withScripts = entries
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  expect(withScripts.toSorted()).toEqual(Object.keys(allowScripts).toSorted());
});

it('a server installs nothing of the web client: the build contains what pages need', () => {
  const web = JSON.parse(read('web/package.json')) as { dependencies?: object };
  expect(web.dependencies).toBeUndefined();
  const run = new Set(
    entries.filter(([, { dev, devOptional }]) => !dev && !devOptional).map(([path]) => nameOf(path)),
  );
  for (const name of ['react', 'react-dom', 'lucide-react', 'vite', 'typescript', 'vitest', 'relay-compiler'])
    expect(run, name).not.toContain(name);
  expect(run).toContain('fastify');
  // The build of the pages for the server takes its packages in.
  expect(read('web/vite.config.ts')).toContain("command === 'build' ? { noExternal: true }");
  const image = read('gateway/Dockerfile');
  expect(image).toContain('npm ci ');
  expect(image).toContain('npm prune --omit=dev');
});
