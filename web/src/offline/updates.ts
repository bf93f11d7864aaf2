import { toast } from '../design/toast.ts';
import type { AreaTranslate } from '../i18n/translate.ts';
import { KEEP, READY, TAKE_OVER, WORKER, type KeepMessage } from './names.ts';

/** Interval of the check for a new version, in milliseconds. */
export const UPDATE_CHECK = 3_600_000;
/** Marks that this device was notified that the shop works offline. */
const TOLD = 'lawaj-offline-told';

/** Notifies once per device; without storage not at all instead of at every visit. */
function tellReady(t: AreaTranslate<'offline'>): void {
  try {
    if (localStorage.getItem(TOLD) !== null) return;
    localStorage.setItem(TOLD, '1');
    if (localStorage.getItem(TOLD) === null) return;
  } catch {
    return;
  }
  toast({ id: 'offline-ready', type: 'success', title: t('connection.ready') });
}

/** Delay after which what a first press opens is shown, in milliseconds. */
const AFTER_PRESS = 1000;

/**
 * Waits for the first interaction: toasts are the heaviest part of a first visit, and there is no hurry. It resolves when the
 * press has ended and taken effect: what appears during a press takes its click.
 */
function afterFirstPress(work: () => void): void {
  const pressed = () => {
    removeEventListener('pointerup', pressed);
    removeEventListener('keyup', pressed);
    setTimeout(work, AFTER_PRESS);
  };
  addEventListener('pointerup', pressed);
  addEventListener('keyup', pressed);
}

/** Files of the shop among those loaded without the worker. */
function unseen(entries: PerformanceEntryList): string[] {
  const files = (entries as PerformanceResourceTiming[])
    // Zero without a worker.
    .filter(({ workerStart }) => workerStart === 0)
    .map(({ name }) => name)
    .filter(
      (name) => name.startsWith(`${location.origin}/assets/`) || name.startsWith(`${location.origin}/media/`),
    );
  return [...new Set(files)];
}

/** Lets the worker cache the files of this page that were loaded before it was active, and those still loading. */
function keepPage(worker: ServiceWorker): void {
  // oxlint-disable unicorn/require-post-message-target-origin -- a worker is no window
  const message: KeepMessage = {
    type: KEEP,
    page: location.href,
    files: unseen(performance.getEntriesByType('resource')),
  };
  worker.postMessage(message);
  new PerformanceObserver((late) => {
    const files = unseen(late.getEntries());
    if (files.length > 0) worker.postMessage({ type: KEEP, files } satisfies KeepMessage);
  }).observe({ type: 'resource' });
  // oxlint-enable unicorn/require-post-message-target-origin
}

/**
 * Registers the worker and watches for the next version: a waiting worker is offered, the shopper decides, and every tab is
 * reloaded once the new one has taken over. Returns whether there is a worker, which caches the shop's files.
 */
export async function watchUpdates(
  workers: ServiceWorkerContainer,
  t: AreaTranslate<'offline'>,
  reload: () => void = () => location.reload(),
): Promise<boolean> {
  let controlled = workers.controller !== null;
  let reloading = false;
  workers.addEventListener('controllerchange', () => {
    // The first worker takes over a page of its own version.
    if (!controlled) {
      controlled = true;
      if (workers.controller !== null) keepPage(workers.controller);
    } else if (!reloading) {
      reloading = true;
      reload();
    }
  });
  workers.addEventListener('message', (event: MessageEvent<{ type?: unknown } | null>) => {
    if (event.data?.type === READY) afterFirstPress(() => tellReady(t));
  });

  const offer = (worker: ServiceWorker) =>
    toast({
      id: 'new-version',
      type: 'info',
      title: t('connection.newVersion'),
      duration: Number.POSITIVE_INFINITY,
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
      action: { label: t('connection.reload'), onClick: () => worker.postMessage({ type: TAKE_OVER }) },
    });
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      // Without a controller it is the first one, which does not wait.
      if (worker.state === 'installed' && workers.controller !== null) offer(worker);
    });

  // Extensions that block workers may return nothing.
  const registration: ServiceWorkerRegistration | undefined = await workers
    .register(WORKER, { updateViaCache: 'none' })
    .catch(() => undefined);
  if (registration === undefined) return false;
  if (registration.waiting !== null && workers.controller !== null) offer(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  setInterval(() => {
    // Without a network or during a deployment the next hour suffices.
    registration.update().catch(() => undefined);
  }, UPDATE_CHECK);
  return true;
}
