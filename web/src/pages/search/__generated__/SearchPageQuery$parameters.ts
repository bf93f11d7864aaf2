/**
 * @generated SignedSource<<221855b6cc30e8d13decefb762eb519c>>
 * @relayHash 92509f35e0244d5d4745ca87a4efc529
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08a2abbe81bf45788b29c99173142589491a51ad955d1704959c20ae6e46c595

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08a2abbe81bf45788b29c99173142589491a51ad955d1704959c20ae6e46c595",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
