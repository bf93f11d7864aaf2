/** For tests: what the layout of the shop is answered, with names and links made up. */
import { createOperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import type { Executed } from '../../../gateway/contract/rules/page-rendering.ts';
import layoutDocument from './__generated__/StoreLayoutQuery.graphql.ts';

export const mockedLayout: Executed = {
  ...MockPayloadGenerator.generate(createOperationDescriptor(layoutDocument, {}), {
    // Lists of texts, for which a single one would be made up.
    StoreLinks: () => ({ carriers: ['Express'], paymentMarks: ['Carte'] }),
  }),
  maxAge: 60,
};
