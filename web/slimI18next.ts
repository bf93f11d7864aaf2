import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Methods that nothing in the shop calls, by class. */
const UNUSED_METHODS: Readonly<Record<string, readonly string[]>> = {
  ResourceStore: ['removeNamespaces', 'removeResourceBundle', 'toJSON'],
  Translator: ['exists', 'getUsedParamsDetails'],
  PluralResolver: ['clearCache', 'needsPlural', 'getPluralFormsOfKey', 'getSuffixes'],
  I18n: [
    'loadResources',
    'reloadResources',
    'use',
    'hydrate',
    'exists',
    'setDefaultNamespace',
    'hasLoadedNamespace',
    'loadNamespaces',
    'loadLanguages',
    'dir',
    'cloneInstance',
    'toJSON',
  ],
};

/**
 * Parts between two texts of the library, the second one excluded, and what stands for them. Each is of an option that
 * `createTranslations` does not set, of texts that the catalogues do not have, or of plug-ins: there are none.
 */
const PARTS: readonly (readonly [what: string, start: string, end: string, instead: string])[] = [
  ['selectors', '  const {\n    [PATH_KEY]: path\n', '}\n\nconst shouldHandleAsObject', ''],
  [
    'a test language',
    "    if (lng?.toLowerCase() === 'cimode') {\n",
    '    const resolved = this.resolve(',
    '',
  ],
  [
    'details',
    '    const returnDetails = ',
    '    const keySeparator = ',
    '    const returnDetails = false;\n',
  ],
  ['objects', '    if (isObjectHit && !objectNotReturned) {\n', '      let usedDefault = false;', '    {\n'],
  [
    'the report of missing texts',
    '        let lngs = [];\n        const fallbackLngs',
    '      }\n      res = this.extendTranslation(',
    '',
  ],
  [
    'a format of texts',
    '    if (this.i18nFormat?.parse) {\n',
    '      if (opt.interpolation) this.interpolator.init(',
    '    if (!opt.skipInterpolation) {\n',
  ],
  [
    'what works on finished texts',
    '    const postProcess = opt.postProcess || ',
    '    return res;\n  }\n  resolve(',
    '',
  ],
  [
    'a format of keys',
    '          if (this.i18nFormat?.addLookupKeys) {\n',
    '            let pluralSuffix;',
    '          {\n',
  ],
  [
    'lists of languages',
    '    if (!found && this.options.supportedLngs) {',
    '    if (!found) found = this.getFallbackCodes',
    '',
  ],
  [
    'texts within texts',
    '    let match;\n    let value;\n    let clonedOptions;\n',
    '  }\n}\n\nconst parseFormatStr',
    '    return str;\n',
  ],
  ['formats', '      let formatter;\n', '      const lu = new LanguageUtil(', ''],
  [
    'formats, loading and detection',
    '      if (formatter) {\n',
    '      this.translator = new Translator(',
    '      s.interpolator = new Interpolator(this.options, logger);\n',
  ],
  [
    'loading',
    '      this.loadResources(l, err => {\n',
    '    };\n    if (!lng && this',
    '      done(null, l);\n',
  ],
  [
    'detection',
    '    if (!lng && this.services.languageDetector && !',
    '    return deferred;\n  }\n  getFixedT(',
    '    setLng(lng);\n',
  ],
  [
    'an instance for all',
    'const instance = I18n.createInstance();\n',
    '',
    'const { createInstance } = I18n;\nexport { createInstance, keysFromSelector as keyFromSelector };\n',
  ],
];

/** Fields of plug-ins, which stay empty. */
const EMPTY = /\bthis\.(?:i18nFormat|services\.languageDetector)(?=[?.,; )])/g;

/** Code of the shop that would use a removed part; the components and hooks of react-i18next do. */
const REFUSED = new RegExp(
  `\\b(?:Trans|useTranslation|withTranslation)\\b[^;]*'react-i18next'|\\b(?:i18n|instance|translations)\\.(?:${UNUSED_METHODS['I18n']?.join('|')}|removeResourceBundle)\\(`,
);

/** Replaces a part of a text. Throws unless it occurs exactly once: a new version of the library has to be reviewed. */
function replaceOnce(code: string, what: string, start: string, end: string, instead: string): string {
  const from = code.indexOf(start);
  const to = end === '' ? code.length : code.indexOf(end, from);
  if (from < 0 || to < 0 || code.includes(start, from + 1))
    throw new Error(`i18next is no longer as slimI18next.ts knows it: ${what}`);
  return `${code.slice(0, from)}${instead}${code.slice(to)}`;
}

/**
 * The library without the parts that the shop does not use. Its results are the same for every text of the shop.
 *
 * @param code its source text, as an ES module
 * @throws Error that names a part that is not as expected
 */
export function slimI18next(code: string): string {
  let slim = code;
  for (const [what, start, end, instead] of PARTS) slim = replaceOnce(slim, what, start, end, instead);
  for (const [name, methods] of Object.entries(UNUSED_METHODS)) {
    const start = slim.search(new RegExp(`^class ${name} `, 'm'));
    const end = slim.indexOf('\n}\n', start);
    let body = slim.slice(start, end);
    for (const method of methods) {
      const found = new RegExp(`\\n  ${method}\\([^\\n]*\\{\\n[\\s\\S]*?\\n  \\}(?=\\n|$)`).exec(body)?.[0];
      if (found === undefined)
        throw new Error(`i18next is no longer as slimI18next.ts knows it: ${name}.${method}`);
      body = body.replace(found, () => '');
    }
    slim = slim.slice(0, start) + body + slim.slice(end);
  }
  return slim.replaceAll(EMPTY, 'undefined');
}

/** Refuses code that works in development and in tests, where i18next is complete, and would not in the shop. */
export function refuseUnusedMethods(code: string, id: string): void {
  const found = REFUSED.exec(code)?.[0];
  if (found !== undefined)
    throw new Error(`${id} uses ${found}, which is left out of the shop: see slimI18next.ts`);
}

/** Removes the unused parts of i18next from the browser's build. */
export function slimTranslations(): Plugin {
  const file = require.resolve('i18next').replace(/dist[\\/].*$/, 'dist/esm/i18next.js');
  return {
    name: 'slim-i18next',
    // The server's build uses it unchanged.
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    transform(code, id) {
      if (id.split('?', 1)[0] === file)
        return { code: slimI18next(code), map: null, moduleSideEffects: false };
      if (!id.includes('node_modules')) refuseUnusedMethods(code, id);
      return undefined;
    },
  };
}
