/**
 * @generated SignedSource<<4b491d0b76ae2af16fcb2ca1a6ef4f91>>
 * @relayHash 62e3e52f54586c83210e09bf1c769fe3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3701f9deddc283dcb4baa07396e932c53484bb3d2f0a40a66c62d8250bc5bb57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3701f9deddc283dcb4baa07396e932c53484bb3d2f0a40a66c62d8250bc5bb57",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
