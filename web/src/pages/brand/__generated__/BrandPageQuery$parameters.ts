/**
 * @generated SignedSource<<5cc74439948017c88beb86d2f44a273f>>
 * @relayHash feffba3a9573346f78ff1bdac6ddc001
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4009c5b807a158cd230159a3a2899d48f5fd0f63aa1c584a0b61b4b7d8d8b3db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandPageQuery } from './BrandPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4009c5b807a158cd230159a3a2899d48f5fd0f63aa1c584a0b61b4b7d8d8b3db",
    "metadata": {},
    "name": "BrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
