/**
 * @generated SignedSource<<ce8660d1f531af8eef32049ae39ea88a>>
 * @relayHash 44791be831a1a792009968d61b7908bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcd48cfae4f5e7c5ecfc01fdfd42108f6e3bcfe6bbe778f1f7354abd4b5de672

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcd48cfae4f5e7c5ecfc01fdfd42108f6e3bcfe6bbe778f1f7354abd4b5de672",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
