/**
 * @generated SignedSource<<b4cb3cebba7493f7938e7f954324a9c5>>
 * @relayHash a496443ec91ceee7c31c1cc10ba03936
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb47f28f36798fd7cce8c60e7e41b95e36c8f896bfd51fcac449e66975916167

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb47f28f36798fd7cce8c60e7e41b95e36c8f896bfd51fcac449e66975916167",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
