/**
 * @generated SignedSource<<2c5e6fe245bb71b099b6bebb0d51abd7>>
 * @relayHash a0ac4bc2e34c3640ae204f5548fb2d8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3ee1fc20718472a265af54ba7582acd032ceace6aaba4b12f933d3b0dced3c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MallPageQuery } from './MallPageQuery.graphql';

const node: PreloadableConcreteRequest<MallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3ee1fc20718472a265af54ba7582acd032ceace6aaba4b12f933d3b0dced3c0",
    "metadata": {},
    "name": "MallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
