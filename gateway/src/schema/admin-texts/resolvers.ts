/** Text pages of the back-office. */
import { TEXT_PAGE_LIMITS } from '../../../contract/rules/limits.ts';
import { orNull } from '../../loaders/base/missing.ts';
import type { AdminTextLoaders } from '../../loaders/viewer/admin/texts.ts';
import { adminLoaders } from '../account/session.ts';
import { toGlobalId } from '../base/ids.ts';
import { badInput, connectionPage } from '../base/input.ts';
import type { GatewayContext } from '../context.ts';
import { droppedOf } from '../content/dropped.ts';
import { parseMarkdown } from '../content/markdown.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { TEXT_PAGE_SLUG } from '../content/textPage.ts';
import { textKeyOf, textResult, TextVersionConnectionModel } from './models.ts';

const textsOf = (context: GatewayContext): AdminTextLoaders => adminLoaders(context).texts;

export const adminTextResolvers: Resolvers = {
  Query: {
    adminTextPages: async (_, __, context) => (await textsOf(context).all()).pages,
    adminTextPage: async (_, { slug, language }, context) =>
      TEXT_PAGE_SLUG.test(slug) ? orNull(textsOf(context).page(`${slug}/${language}`)) : null,
    textPagePreview: (_, { markdown }) => {
      if (markdown.length > TEXT_PAGE_LIMITS.body)
        throw badInput('markdown', `must have at most ${TEXT_PAGE_LIMITS.body} characters`);
      return { blocks: parseMarkdown(markdown), dropped: droppedOf(markdown) };
    },
  },
  Mutation: {
    adminTextPageUpdate: (_, { input: { id, version, changes } }, context) => {
      const [page, loaders] = [textKeyOf(id, 'input.id'), textsOf(context)];
      for (const [field, value] of Object.entries(changes))
        if (value === null) throw badInput(`input.changes.${field}`, 'cannot be cleared');
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value != null));
      return textResult(loaders.change(page, version, given), () => loaders.page(page));
    },
    adminTextPageRestore: (_, { input: { id, version, number } }, context) => {
      const [page, loaders] = [textKeyOf(id, 'input.id'), textsOf(context)];
      return textResult(loaders.restore(page, version, number), () => loaders.page(page));
    },
    adminTextPageReset: (_, { input: { id, version } }, context) => {
      const [page, loaders] = [textKeyOf(id, 'input.id'), textsOf(context)];
      return textResult(loaders.reset(page, version), () => loaders.page(page));
    },
  },
  AdminTextPage: {
    id: ({ slug, language }) => toGlobalId('AdminTextPage', `${slug}.${language}`),
    versions: async ({ slug, language }, { first, after }, context) => {
      const position = connectionPage({ first, after }, 25);
      return new TextVersionConnectionModel(await textsOf(context).versions(`${slug}/${language}`, position));
    },
  },
  AdminTextVersion: {
    id: ({ slug, language, number }) => toGlobalId('AdminTextVersion', `${slug}.${language}.${number}`),
    body: async ({ slug, language, number, body }, _, context) =>
      body ?? (await textsOf(context).version(`${slug}/${language}`, String(number))).body,
  },
};
