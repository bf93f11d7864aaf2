/**
 * @generated SignedSource<<b289e4d68b45cf3c159a494ce6c99e82>>
 * @relayHash 7f492ade343fb4fd05bb455be8a71756
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66b5b7a0ac9d921a6653345221eb46e05133d20936390b5ed0de10c6bc8a7a7c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandPageQuery } from './BrandPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66b5b7a0ac9d921a6653345221eb46e05133d20936390b5ed0de10c6bc8a7a7c",
    "metadata": {},
    "name": "BrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
