/**
 * @generated SignedSource<<1d80763057946b0c75eef00185484a84>>
 * @relayHash 7ea49a88d74ed08d7f93bccb08e4e30d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9cdb1da14e339990ee7e2087300720b49ae0d028dc2ae62ce9e399e54302ee3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopProductsPageQuery } from './ShopProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9cdb1da14e339990ee7e2087300720b49ae0d028dc2ae62ce9e399e54302ee3",
    "metadata": {},
    "name": "ShopProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
