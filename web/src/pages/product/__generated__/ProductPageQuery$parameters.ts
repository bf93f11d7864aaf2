/**
 * @generated SignedSource<<6b2d41b2318a132dbbe563e0411f08ba>>
 * @relayHash 8efd733710fd1ffaf3f2b7a9167f6618
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2b44a22b8e17837ff4495dd09dd1735f4414a0a91cecbd7024dbcc3ebd78ed7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2b44a22b8e17837ff4495dd09dd1735f4414a0a91cecbd7024dbcc3ebd78ed7",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
