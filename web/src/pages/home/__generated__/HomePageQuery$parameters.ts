/**
 * @generated SignedSource<<9a8824c2b07e384183ad9c7a0f04fb42>>
 * @relayHash 179b39e2a8bc0ac62f4d367da1293a71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbedfc00d3602be758fcb5d1ccc07bf637c928f215ff8cd06d0c49d1a06b1e93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cbedfc00d3602be758fcb5d1ccc07bf637c928f215ff8cd06d0c49d1a06b1e93",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
