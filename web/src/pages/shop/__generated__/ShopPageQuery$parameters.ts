/**
 * @generated SignedSource<<489d465a72aac1728f63b3a947d74ddd>>
 * @relayHash d2942e1d5047bf40f6612c70e3a5437c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12878ed377f99c92713f597d8ba6544ceaf314078c9958a6bc7dbaad6f58d4ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopPageQuery } from './ShopPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12878ed377f99c92713f597d8ba6544ceaf314078c9958a6bc7dbaad6f58d4ee",
    "metadata": {},
    "name": "ShopPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
