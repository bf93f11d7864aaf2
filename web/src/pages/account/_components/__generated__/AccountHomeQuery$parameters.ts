/**
 * @generated SignedSource<<a0b37ccb762b6c77d93710c51dfd942b>>
 * @relayHash 949ae1466b51ba4bdc711cf3cadf3004
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 692f99903fbaca2d71678abd561b09bb032e94f132c5fb673e849e11b4a08b06

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountHomeQuery } from './AccountHomeQuery.graphql';

const node: PreloadableConcreteRequest<AccountHomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "692f99903fbaca2d71678abd561b09bb032e94f132c5fb673e849e11b4a08b06",
    "metadata": {},
    "name": "AccountHomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
