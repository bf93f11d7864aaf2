/**
 * @generated SignedSource<<a05b52cb5a0d8a8922a1749fe8d5d350>>
 * @relayHash be6f54a0c8e36651b009c8182add0707
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bede67ed2c91c2d79cb886e1c70679f7655f1a6a31691b0916ba8e74edf3e802

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bede67ed2c91c2d79cb886e1c70679f7655f1a6a31691b0916ba8e74edf3e802",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
