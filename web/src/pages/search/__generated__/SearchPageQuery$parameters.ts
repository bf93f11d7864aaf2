/**
 * @generated SignedSource<<163e1fe55088443ff4cb7d910e09738c>>
 * @relayHash ae5d7ae60e4111655020627f3d2c1769
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41f51494d13db71e03f29c32e2740cef43c675322cd5a112d324b0bc0d76ab99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41f51494d13db71e03f29c32e2740cef43c675322cd5a112d324b0bc0d76ab99",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
