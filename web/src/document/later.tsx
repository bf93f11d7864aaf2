import { lazy, memo, Suspense, type ComponentType } from 'react';

/**
 * A part of every page that the server renders while its code is deferred: the server's HTML stays until the code is loaded,
 * and remains if it fails to load, because it works without. Its module has to be listed in `document/assets.ts`, which
 * includes its style.
 *
 * It only renders again for new properties: React discards HTML that is not hydrated yet when its parent renders.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Content = lazy<ComponentType<Props>>(() => load().catch(() => new Promise<never>(() => {})));
  const Later = (props: Props) => (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  );
  return memo(Later);
}
