import { expect, it } from 'vitest';
import { slimRouter } from './slimRouter.ts';

it('components of the router may be left out: no names for development tools, no calls that look as if they had effects', () => {
  expect(slimRouter('var Link = React10.forwardRef(render);\nLink.displayName = "Link";\nuse(Link);')).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(render);\n\nuse(Link);',
  );
});

it('a router without such components fails the build', () => {
  expect(() => slimRouter('export const Link = 1;')).toThrow('finds no component');
});
