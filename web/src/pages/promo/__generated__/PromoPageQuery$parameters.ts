/**
 * @generated SignedSource<<ee6c6b92822dc0bd2444ab86d0b349d0>>
 * @relayHash eb5362d5156455b2435e61d702cf95ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48a42a53bdea5e03c12f837699beb641d0a1fe9a9d7535163e967e0c544222dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromoPageQuery } from './PromoPageQuery.graphql';

const node: PreloadableConcreteRequest<PromoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48a42a53bdea5e03c12f837699beb641d0a1fe9a9d7535163e967e0c544222dc",
    "metadata": {},
    "name": "PromoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
