/**
 * @generated SignedSource<<195fdc437a945420914638844d481ace>>
 * @relayHash 71a2e1851b7bf8edd8b2fae09d9d415e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 374ee9410f17816fa0dd87bd1435053e9a577583fe160f32d4e3147f07471809

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevPageQuery } from './DevPageQuery.graphql';

const node: PreloadableConcreteRequest<DevPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "374ee9410f17816fa0dd87bd1435053e9a577583fe160f32d4e3147f07471809",
    "metadata": {},
    "name": "DevPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
