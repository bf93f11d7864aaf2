#!/usr/bin/env node
// `npm install NAME …` of the guide's examples: links the repository's own packages, so that no registry is asked.
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const [command, ...args] = process.argv.slice(2);
if (command !== 'install') throw new Error(`The examples only install, and do not ${command}`);
const packages = join(process.env.LAWAJ_ROOT, 'node_modules');
for (const name of args.filter((arg) => !arg.startsWith('-')))
  if (!existsSync(join(packages, name)))
    throw new Error(`The repository does not have ${name}: add it to gateway/package.json`);
if (!existsSync('node_modules')) symlinkSync(packages, 'node_modules');
