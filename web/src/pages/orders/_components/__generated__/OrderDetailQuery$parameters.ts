/**
 * @generated SignedSource<<8e89643dad014c0f6302875daf12a192>>
 * @relayHash 1d46224a8dc63c35796cd581b7992e3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03deac2e1d7ba10becd35b92345f3e9a40dacdd53debd30d15a6804e4885aefd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderDetailQuery } from './OrderDetailQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03deac2e1d7ba10becd35b92345f3e9a40dacdd53debd30d15a6804e4885aefd",
    "metadata": {},
    "name": "OrderDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
