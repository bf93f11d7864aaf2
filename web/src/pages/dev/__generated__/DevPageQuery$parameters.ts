/**
 * @generated SignedSource<<8d4da9be114cc8dba3516f26d2d13017>>
 * @relayHash 254c8e2d3cf8d4821ae86bea5e57b55b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80fd30c66e41f7b66155b4b9b0736096b84e82f2b345b9faf52e86fe95a32568

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevPageQuery } from './DevPageQuery.graphql';

const node: PreloadableConcreteRequest<DevPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80fd30c66e41f7b66155b4b9b0736096b84e82f2b345b9faf52e86fe95a32568",
    "metadata": {},
    "name": "DevPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
