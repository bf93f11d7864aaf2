/**
 * @generated SignedSource<<8605efd22465a3b32a063660ef3501bd>>
 * @relayHash 9ac262802344c9ebce3288e5101be111
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b90abb505b54a756273abd1828a7effa419afd2681ca38f91f08664b380a6a3d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopPageQuery } from './ShopPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b90abb505b54a756273abd1828a7effa419afd2681ca38f91f08664b380a6a3d",
    "metadata": {},
    "name": "ShopPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
