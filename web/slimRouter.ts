import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out unused components of react-router: their module gives each a name for development tools and calls
 * `forwardRef` without the mark of a call without effects, so that links and forms would stay, with all they need.
 *
 * @throws Error if there is nothing to do, as after a change of the library
 */
export function slimRouter(code: string): string {
  const marked = code.replaceAll(
    /^(var \w+ = )(React\w*\.(?:forwardRef|createContext|memo)\()/gm,
    '$1/* @__PURE__ */ $2',
  );
  const slim = marked.replaceAll(/^(\w+)\.displayName = "[\w.]+";$/gm, '');
  if (marked === code || slim === marked) throw new Error('slimRouter.ts finds no component to leave out');
  return slim;
}

/** Leaves unused components of react-router out of the browser's build. */
export const slimRouting = (): Plugin => ({
  name: 'slim-router',
  applyToEnvironment: ({ name }) => name === 'client',
  apply: 'build',
  transform: (code, id) =>
    /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-/.test(id) && code.includes('.forwardRef(')
      ? { code: slimRouter(code), map: null }
      : undefined,
});
