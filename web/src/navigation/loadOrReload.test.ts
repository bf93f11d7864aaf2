// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadOrReload } from './loadOrReload.ts';

beforeEach(() => sessionStorage.clear());

const broken = () => Promise.reject(new Error('no such file'));

it('returns the module', async () => {
  const reload = vi.fn();
  await expect(loadOrReload('page', () => Promise.resolve(7), reload)).resolves.toBe(7);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads once and shows nothing meanwhile, then throws', async () => {
  const reload = vi.fn();
  const settled = vi.fn();
  void loadOrReload('page', broken, reload).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await expect(loadOrReload('page', broken, reload)).rejects.toMatchObject({
    code: 'NO_RESPONSE',
    cause: new Error('no such file'),
  });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
});

it('reloads again after a module has been loaded in between', async () => {
  const reload = vi.fn();
  void loadOrReload('page', broken, reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await loadOrReload('page', () => Promise.resolve(1), reload);
  void loadOrReload('page', broken, reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

it('does not reload a device without a network, which would lose its state', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // A worker that has precached the files makes no difference: it would have served this one, too.
  vi.stubGlobal('navigator', Object.assign(navigator, { serviceWorker: { controller: {} } }));
  const reload = vi.fn();
  await expect(loadOrReload('page', broken, reload)).rejects.toMatchObject({ code: 'NO_RESPONSE' });
  expect(reload).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  online.mockRestore();
});

it('is not misled by another module that loads', async () => {
  const reload = vi.fn();
  void loadOrReload('page', broken, reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await loadOrReload('other', () => Promise.resolve(1), reload);
  await expect(loadOrReload('page', broken, reload)).rejects.toMatchObject({ code: 'NO_RESPONSE' });
});
