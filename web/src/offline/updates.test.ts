// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectToasts, type ToastMessage } from '../design/toast.ts';
import { KEEP, READY, TAKE_OVER, WORKER } from './names.ts';
import { UPDATE_CHECK, watchUpdates } from './updates.ts';

/** Fakes of the browser's objects, as far as they are used. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly posted: unknown[] = [];
  postMessage(message: unknown): void {
    this.posted.push(message);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  readonly update = vi.fn(() => Promise.resolve());
  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}
class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly register = vi.fn(() => Promise.resolve(this.registration));
  control(worker: FakeWorker): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let workers: FakeContainer;
let shown: ToastMessage[];
let reload: ReturnType<typeof vi.fn<() => void>>;
let disconnect: () => void;
const t = ((key: string) => key) as never;
const watch = () => watchUpdates(workers as unknown as ServiceWorkerContainer, t, reload);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  workers = new FakeContainer();
  reload = vi.fn<() => void>();
  shown = [];
  disconnect = connectToasts({ show: (message) => shown.push(message), dismiss: () => undefined });
});
afterEach(() => {
  disconnect();
  vi.useRealTimers();
});

it('the worker is registered at the root and checked every hour', async () => {
  await watch();
  expect(workers.register).toHaveBeenCalledWith(WORKER, { updateViaCache: 'none' });
  expect(UPDATE_CHECK).toBe(3_600_000);
  vi.advanceTimersByTime(UPDATE_CHECK - 1);
  expect(workers.registration.update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1 + UPDATE_CHECK);
  expect(workers.registration.update).toHaveBeenCalledTimes(2);
});

it('a browser that refuses workers has none, and no error', async () => {
  workers.register.mockRejectedValueOnce(new Error('forbidden'));
  await watch();
  expect(shown).toEqual([]);
});

describe('the first worker', () => {
  it('caches the files of the page, and reloads nothing', async () => {
    await watch();
    const first = new FakeWorker();
    workers.registration.find(first);
    first.become('installed');
    workers.control(first);
    expect(first.posted).toMatchObject([{ type: KEEP, page: location.href }]);
    expect(reload).not.toHaveBeenCalled();
    expect(shown).toEqual([]);
  });

  it('reports once per device that the shop works offline', async () => {
    await watch();
    for (let count = 0; count < 2; count += 1)
      workers.dispatchEvent(new MessageEvent('message', { data: { type: READY } }));
    expect(shown).toEqual([]);
    // Not before the first interaction, and not while a press still waits for its click.
    dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([]);
    dispatchEvent(new Event('pointerup'));
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(shown).toMatchObject([{ type: 'success', title: 'connection.ready' }]);
  });
});

describe('the next worker', () => {
  beforeEach(() => {
    workers.controller = new FakeWorker();
  });

  it('is offered, takes over when the shopper agrees, and reloads once', async () => {
    await watch();
    const next = new FakeWorker();
    workers.registration.find(next);
    expect(shown).toEqual([]);
    next.become('installed');
    expect(shown).toMatchObject([
      { title: 'connection.newVersion', duration: Infinity, action: { label: 'connection.reload' } },
    ]);
    expect(next.posted).toEqual([]);
    shown[0]?.action?.onClick();
    expect(next.posted).toEqual([{ type: TAKE_OVER }]);
    workers.control(next);
    workers.control(new FakeWorker());
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that waits since the last visit is offered at once', async () => {
    workers.registration.waiting = new FakeWorker();
    await watch();
    expect(shown).toHaveLength(1);
  });
});
