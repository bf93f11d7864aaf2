/**
 * @generated SignedSource<<2b08b22f3762ee288de85794aebee650>>
 * @relayHash d722faeeade1d3e3112e78b582e2bc73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6006a0cb182472124832f8f071455431f1c3a244ee9d368f49a8b0d8d76e08c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SiteMapPageQuery } from './SiteMapPageQuery.graphql';

const node: PreloadableConcreteRequest<SiteMapPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6006a0cb182472124832f8f071455431f1c3a244ee9d368f49a8b0d8d76e08c",
    "metadata": {},
    "name": "SiteMapPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
