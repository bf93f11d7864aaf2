/**
 * @generated SignedSource<<c9fbaa13ec1d2f3df213266fa9b8f3c9>>
 * @relayHash f1267dece8385ac74f0b19487a48ef82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID feb5550d1640bda1e5462e4c424fd411f26e361f833f60184eb4463168ebb5d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopPageQuery } from './ShopPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "feb5550d1640bda1e5462e4c424fd411f26e361f833f60184eb4463168ebb5d1",
    "metadata": {},
    "name": "ShopPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
