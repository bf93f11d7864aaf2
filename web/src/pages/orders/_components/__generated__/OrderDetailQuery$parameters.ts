/**
 * @generated SignedSource<<93c5d999086cd32316fe346751b42cef>>
 * @relayHash 83e01dc42049c19bb425c2a057180247
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f47b4ce8917797fbccb90e396833312d5065408bd83fdeee5afc0b83371b39d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderDetailQuery } from './OrderDetailQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f47b4ce8917797fbccb90e396833312d5065408bd83fdeee5afc0b83371b39d",
    "metadata": {},
    "name": "OrderDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
