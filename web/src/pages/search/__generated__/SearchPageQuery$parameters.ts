/**
 * @generated SignedSource<<30ccebf6ad23d382f3e1f8237a6fe97b>>
 * @relayHash 0cc7a3a1e506781ded8d005fab56be2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b42f3fdd6145398602ec9a36976d2ea4891986dc513d4842f0561e56730193f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b42f3fdd6145398602ec9a36976d2ea4891986dc513d4842f0561e56730193f",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
