// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadOrReload } from './loadOrReload.ts';

beforeEach(() => sessionStorage.clear());

const broken = () => Promise.reject(new Error('no such file'));

it('gives the module', async () => {
  const reload = vi.fn();
  await expect(loadOrReload(() => Promise.resolve(7), reload)).resolves.toBe(7);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads once and shows nothing more meanwhile, then throws', async () => {
  const reload = vi.fn();
  const settled = vi.fn();
  void loadOrReload(broken, reload).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await expect(loadOrReload(broken, reload)).rejects.toThrow('no such file');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
});

it('reloads again after a module has been loaded in between', async () => {
  const reload = vi.fn();
  void loadOrReload(broken, reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await loadOrReload(() => Promise.resolve(1), reload);
  void loadOrReload(broken, reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});
