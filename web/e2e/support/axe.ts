import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.1 to level AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

/** What is checked: by default the whole page, by all rules of WCAG 2.1 AA and the best practices. */
export interface AxeScope {
  /** These rules alone. */
  readonly only?: readonly string[];
  /** Rules that are left out. */
  readonly except?: readonly string[];
  /** Selector of the part of the page. */
  readonly within?: string;
}

/**
 * Accessibility violations of the current page, one text for each element. axe runs in the page itself and is loaded once for each
 * document: the package for Playwright loads it twice and merges frames in a tab of its own, which took as long as the rules.
 * Frames are not entered: what they show has tests of its own.
 */
export async function accessibilityViolations(page: Page, scope: AxeScope = {}): Promise<string[]> {
  const options: Axe.RunOptions = {
    runOnly:
      scope.only === undefined ? { type: 'tag', values: TAGS } : { type: 'rule', values: [...scope.only] },
    rules: Object.fromEntries((scope.except ?? []).map((id) => [id, { enabled: false }])),
    // Selectors and summaries of the elements that pass are not needed.
    resultTypes: ['violations'],
    iframes: false,
  };
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([within, chosen]) => {
      const { axe } = globalThis as unknown as { axe: typeof Axe };
      return (await axe.run(within ?? document, chosen)).violations;
    },
    [scope.within, options] as const,
  );
  return violations.flatMap(({ id, help, nodes }: Axe.AxeResults['violations'][number]) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html.slice(0, 200)}\n  ${node.failureSummary ?? ''}`),
  );
}
