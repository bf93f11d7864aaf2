import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LaunchOptions } from 'playwright';

const require = createRequire(import.meta.url);

/** Folder of the package that contains a browser, or undefined if it is not installed. */
function packageFolder(): string | undefined {
  try {
    return join(dirname(require.resolve('@sparticuz/chromium')), '..');
  } catch {
    return undefined;
  }
}

/**
 * Unpacks the packaged browser once per version into node_modules/.cache and returns its folder. The package would unpack into
 * the shared temporary folder, where another program's copy may be.
 */
async function unpack(folder: string): Promise<string> {
  const { version } = require(join(folder, 'package.json')) as { version: string };
  const cache = join(folder, '..', '..', '.cache');
  const target = join(cache, `chromium-${version}-${process.arch}`);
  if (existsSync(join(target, 'chromium'))) return target;
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(cache, 'chromium-unpacking-'));
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = work;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    for (const file of await readdir(join(folder, 'bin'))) await inflate(join(folder, 'bin', file));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  // Two runs may unpack at once: the first to rename wins, the other uses its result.
  await rename(work, target).catch(async (error: unknown) => {
    await rm(work, { recursive: true, force: true });
    if (!existsSync(join(target, 'chromium'))) throw error;
  });
  return target;
}

/**
 * Launch options for a Chromium without system dependencies: the one of @sparticuz/chromium with its own libraries and fonts.
 * If that package has none (other platforms), Playwright's own browser is used.
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const folder = process.platform === 'linux' && process.arch === 'x64' ? packageFolder() : undefined;
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    // A microphone that beeps and two cameras that show a clock. Permissions are granted automatically; without the second
    // switch the packaged browser has no devices at all.
    '--use-fake-device-for-media-stream=device-count=2',
    '--use-fake-ui-for-media-stream',
  ];
  if (folder === undefined) return { args };
  const unpacked = await unpack(folder);
  const home = join(unpacked, 'home');
  await mkdir(home, { recursive: true });
  // The package's own configuration refers to folders of a cloud function.
  const fontConfig = join(unpacked, 'fonts', 'local.conf');
  const fontCache = join(unpacked, 'font-cache');
  await writeFile(
    fontConfig,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(unpacked, 'fonts', 'fonts')}</dir><cachedir>${fontCache}</cachedir></fontconfig>\n`,
  );
  return {
    executablePath: join(unpacked, 'chromium'),
    args: [...args, '--no-zygote', '--headless=shell'],
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: home,
      TMPDIR: process.env['TMPDIR'] ?? '/tmp',
      FONTCONFIG_FILE: fontConfig,
      LD_LIBRARY_PATH: join(unpacked, 'al2023', 'lib'),
    },
  };
}
