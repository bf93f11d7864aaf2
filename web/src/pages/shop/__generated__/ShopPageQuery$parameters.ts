/**
 * @generated SignedSource<<b65dc3cd399ce13d0ed703ced7d94479>>
 * @relayHash def0e34de85b2f3888b0eee48071318a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b024121baecabe133ba78e6ff22cae5524a389810dce2780d20bd5bd62b0af8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopPageQuery } from './ShopPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b024121baecabe133ba78e6ff22cae5524a389810dce2780d20bd5bd62b0af8a",
    "metadata": {},
    "name": "ShopPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
