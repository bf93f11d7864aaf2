/** A reader who follows a page of the guide in one terminal: files are saved, commands run in order, answers compared. */
import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { Block } from '../../scripts/guide.ts';
import { freePort } from '../../service/free-port.ts';

const root = resolve(import.meta.dirname, '../../..');
/** Programs of the examples that a machine may lack. */
const TOOLS = ['curl', 'python3', 'gunzip'];
/** Longest duration of one block (ms). */
const WITHIN = 60_000;

/** What the pages print in place of a reader's own values. */
const PRINTED = { address: 'http://127.0.0.1:4000', key: /lawaj_(?:test|live)_…/g, port: /\b4010\b/g };

/** What a reader does with a block; undefined: there is no rule for it, which is an error in the page. */
export function useOf({ language, file }: Block): 'save' | 'run' | 'send' | 'compare' | undefined {
  if (file !== undefined) return ['graphql', 'js', 'python', 'ts'].includes(language) ? 'save' : undefined;
  if (language === 'sh') return 'run';
  if (language === 'graphql') return 'send';
  return ['json', 'text'].includes(language) ? 'compare' : undefined;
}

/** The programs that a block needs and the machine lacks. */
export const lacks = ({ language, code }: Block): string[] =>
  language === 'sh'
    ? TOOLS.filter((tool) => new RegExp(`\\b${tool}\\b`).test(code) && installed.get(tool) !== true)
    : [];
const installed = new Map(TOOLS.map((tool) => [tool, spawnSync(tool, ['--version']).status === 0]));

/** Whether an answer is the printed one: white space does not count, and `…` stands for any text but none. */
export function answersTo(printed: string, answer: string): boolean {
  const pattern = printed
    .replaceAll(/\s/g, '')
    .split('…')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.+');
  return new RegExp(`^${pattern}$`, 'su').test(answer.replaceAll(/\s/g, ''));
}

export interface Session {
  save(name: string, code: string): void;
  /** Runs a block of the shell; returns what it printed. @throws Error when it fails */
  run(code: string): Promise<string>;
  /** Sends an operation with the key of the terminal. */
  ask(query: string): Promise<string>;
  /** A printed text with the reader's own values. */
  own(text: string): string;
  /** The key that stands for the printed one from now on. */
  useKey(key: string): void;
  /** A session that goes on from here in a folder of its own. */
  fork(): Promise<Session>;
  /** Ends what was started in the background and removes the folder. */
  close(): void;
}

/**
 * @param address of the shop
 * @param from files and variables to begin with
 */
export async function openSession(
  address: string,
  from?: { folder: string; variables: string },
): Promise<Session> {
  const folder = mkdtempSync(join(tmpdir(), 'lawaj-guide-'));
  if (from) cpSync(from.folder, folder, { recursive: true, verbatimSymlinks: true });
  const variablesFile = join(folder, '.variables');
  writeFileSync(variablesFile, from?.variables ?? '');
  addNpm(folder);
  const port = await freePort();
  /** Process groups of which something runs in the background. */
  const background: number[] = [];
  let key = '';
  const own = (text: string): string =>
    text
      .replaceAll(PRINTED.address, address)
      .replaceAll(PRINTED.key, key)
      .replaceAll(PRINTED.port, String(port));
  const variables = (): string => readFileSync(variablesFile, 'utf8');

  return {
    save: (name, code) => writeFileSync(join(folder, name), own(code)),
    async run(code) {
      const output = join(folder, '.output');
      const stream = openSync(output, 'w');
      // All variables of a terminal live on in the next block.
      const script = `set -ea\n. ./.variables\n${own(code)}\nexport -p > .variables\n`;
      const child = spawn('sh', ['-c', script], {
        cwd: folder,
        detached: true,
        stdio: ['ignore', stream, stream],
        env: {
          HOME: folder,
          LAWAJ_ROOT: root,
          LANG: process.env['LANG'],
          PATH: [join(folder, '.tools'), join(root, 'node_modules/.bin'), process.env['PATH']].join(
            delimiter,
          ),
        },
      });
      closeSync(stream);
      const timer = setTimeout(() => sendTo(child.pid, 'SIGKILL'), WITHIN);
      const status = await new Promise((done) =>
        child.once('exit', (value, signal) => done(value ?? signal)),
      );
      clearTimeout(timer);
      if (child.pid !== undefined && sendTo(child.pid, 0)) background.push(child.pid);
      const printed = readFileSync(output, 'utf8');
      if (status !== 0) throw new Error(`ended with ${String(status)}\n${printed}`);
      return printed;
    },
    async ask(query) {
      const sent = /^export LAWAJ_KEY='?([^'\n]*)/m.exec(variables())?.[1];
      const response = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(sent !== undefined && { 'lawaj-key': sent }) },
        body: JSON.stringify({ query: own(query) }),
      });
      return response.text();
    },
    own,
    useKey(text) {
      key = text;
    },
    fork: () => openSession(address, { folder, variables: variables() }),
    close() {
      for (const group of background) sendTo(group, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * Puts an `npm` into the folder whose `install` takes packages from the repository, so that no registry is asked. It fails for a
 * package that the repository does not have.
 */
function addNpm(folder: string): void {
  rmSync(join(folder, '.tools'), { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'npm.mjs'), join(folder, '.tools', 'npm.mjs'));
  symlinkSync('npm.mjs', join(folder, '.tools', 'npm'));
}

/** Sends a signal to a process group, 0: none; returns whether it has a process. */
function sendTo(group: number | undefined, signal: NodeJS.Signals | 0): boolean {
  try {
    return group !== undefined && process.kill(-group, signal);
  } catch {
    return false;
  }
}
