/**
 * @generated SignedSource<<bb736c7f1aa937cccf8ab5a64bcc48c2>>
 * @relayHash 2452b7f5869fc424ee374e8acdd00819
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33a585548ffcea279e22e79fca0c97312e9b1e254c237c348564d4f12f7ceeeb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33a585548ffcea279e22e79fca0c97312e9b1e254c237c348564d4f12f7ceeeb",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
