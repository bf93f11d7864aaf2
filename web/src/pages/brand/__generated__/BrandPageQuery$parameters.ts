/**
 * @generated SignedSource<<645c357fba01c9c3b4da2010f25649f2>>
 * @relayHash ae987eb2ac8736cd353bdfaf0e5577d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ecc36b1bfb8eb86899a1e5ae14d21b20c359b72e5d4b7956762ab6c83ac45dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandPageQuery } from './BrandPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ecc36b1bfb8eb86899a1e5ae14d21b20c359b72e5d4b7956762ab6c83ac45dd",
    "metadata": {},
    "name": "BrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
