/**
 * @generated SignedSource<<5d2190d8ae72a2b1b87462d247c0dbc1>>
 * @relayHash fee9255c28f96b3a672c2283f4ec0474
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b32157da1c88df39c5a5562e0452a99644d7c312486546c5d542c71d824d203

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b32157da1c88df39c5a5562e0452a99644d7c312486546c5d542c71d824d203",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
