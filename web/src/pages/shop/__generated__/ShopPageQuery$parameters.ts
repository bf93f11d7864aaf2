/**
 * @generated SignedSource<<6a71e0c60ac7a54077687e02e1fdfeb3>>
 * @relayHash 10a0efbd16818474800164793c41310e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74c3ea90ef64f20e3ebd3ef6d0e94cccb6ec73381695e5d059c0afafbe83190f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopPageQuery } from './ShopPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74c3ea90ef64f20e3ebd3ef6d0e94cccb6ec73381695e5d059c0afafbe83190f",
    "metadata": {},
    "name": "ShopPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
