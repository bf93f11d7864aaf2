/**
 * @generated SignedSource<<6b4956d8e79cafe56ade6683f8e66d24>>
 * @relayHash 817b66c5a39c87f0bd9e63ec1af52019
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68422006a51651aaad3edc151437abb821d47acb7c2feca42a73e67c61047561

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevPageQuery } from './DevPageQuery.graphql';

const node: PreloadableConcreteRequest<DevPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68422006a51651aaad3edc151437abb821d47acb7c2feca42a73e67c61047561",
    "metadata": {},
    "name": "DevPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
