import { toast } from '../design/toast.ts';
import type { AreaTranslate } from '../i18n/translate.ts';
import { KEEP, READY, TAKE_OVER, WORKER, type KeepMessage } from './names.ts';

/** How often the shop asks whether there is a new version of it, in milliseconds. */
export const UPDATE_CHECK = 3_600_000;
/** Says that this device was told that the shop works offline. */
const TOLD = 'lawaj-offline-told';

/** Tells once on this device; where nothing can be stored, not at all rather than at every visit. */
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

/** What a first press opens is on screen so many milliseconds later. */
const AFTER_PRESS = 1000;

/**
 * Waits until somebody has pressed something: what shows a message is the heaviest part of a first visit, and there is no hurry.
 * It begins when the press is over and has had its effect: whatever comes up during a press takes the click from it.
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

/** Files of the shop among what was loaded without the worker. */
function unseen(entries: PerformanceEntryList): string[] {
  const files = (entries as PerformanceResourceTiming[])
    // Zero where no worker had a hand in it.
    .filter(({ workerStart }) => workerStart === 0)
    .map(({ name }) => name)
    .filter(
      (name) => name.startsWith(`${location.origin}/assets/`) || name.startsWith(`${location.origin}/media/`),
    );
  return [...new Set(files)];
}

/** Has the worker keep what this page was made of before there was one to see it, and what was under way just then. */
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
 * Registers the worker and watches for the next version: a worker that waits is offered, the shopper decides, and every tab
 * is loaded again once the new one has taken over. Gives whether there is a worker, which keeps the shop's files.
 */
export async function watchUpdates(
  workers: ServiceWorkerContainer,
  t: AreaTranslate<'offline'>,
  reload: () => void = () => location.reload(),
): Promise<boolean> {
  let controlled = workers.controller !== null;
  let reloading = false;
  workers.addEventListener('controllerchange', () => {
    // The first worker takes a page over that is of its own version.
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
      // Without a controller it is the first one, which waits for nobody.
      if (worker.state === 'installed' && workers.controller !== null) offer(worker);
    });

  // Whoever blocks workers may give nothing back.
  const registration: ServiceWorkerRegistration | undefined = await workers
    .register(WORKER, { updateViaCache: 'none' })
    .catch(() => undefined);
  if (registration === undefined) return false;
  if (registration.waiting !== null && workers.controller !== null) offer(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  setInterval(() => {
    // Without a network, or while a deployment is under way, the next hour will do.
    registration.update().catch(() => undefined);
  }, UPDATE_CHECK);
  return true;
}
