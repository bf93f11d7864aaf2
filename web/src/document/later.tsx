import { lazy, memo, Suspense, type ComponentType } from 'react';

/**
 * A part of every page that the server renders, while its code is no part of the first load: the server's HTML stands until the
 * code is there, and stays where it can't be had, for it is useful without. Its module has to be named in `document/assets.ts`,
 * which sees to its style.
 *
 * It is rendered again for new properties only: React throws away HTML that has not come to life when what is around it renders.
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
