/**
 * @generated SignedSource<<1ba6e0c75e9fe4b23ec87395c9ff8b66>>
 * @relayHash 9051ec484f57d30b45f6dde857963c03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac78c15147133eb157402348e6e00c381ddc0d86dbcc45b2333b8e95de1e05f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac78c15147133eb157402348e6e00c381ddc0d86dbcc45b2333b8e95de1e05f9",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
