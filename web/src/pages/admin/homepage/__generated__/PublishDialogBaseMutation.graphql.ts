/**
 * @generated SignedSource<<65255d21e537804d5d4b174ce03078f6>>
 * @relayHash 69ea314d361838feaa0d650315fb055d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db4e5540e299824fdf652fb2c9cc25d35f580caf47dabc2e114ee2dbe35ae1ea

import type { ConcreteRequest } from 'relay-runtime';
export type HomeLayout = "HOME" | "HOME2" | "HOME3";
export type HomepageListName = "ABOVE_FOOTER" | "BANDS" | "BANNER" | "COUPONS" | "HIDDEN_REWARD" | "LIVE_SHOWS" | "PARTNERS" | "POPUP" | "PROMOTION" | "PROMO_SLIDES" | "SERVICE_CARDS" | "SLIDES";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type HomepageDraftSaveInput = {
  baseNumber?: number | null | undefined;
  content?: HomepageContentInput | null | undefined;
  id: string;
  note?: string | null | undefined;
  version: number;
};
export type HomepageContentInput = {
  layouts: ReadonlyArray<HomepageLayoutInput>;
  lists: ReadonlyArray<HomepageListInput>;
};
export type HomepageListInput = {
  items: ReadonlyArray<HomepageItemInput>;
  name: HomepageListName;
};
export type HomepageItemInput = {
  from?: string | null | undefined;
  imageUrl?: string | null | undefined;
  key: string;
  redirectUrl?: string | null | undefined;
  subtitle?: HomepageTextsInput | null | undefined;
  target?: string | null | undefined;
  title?: HomepageTextsInput | null | undefined;
  until?: string | null | undefined;
};
export type HomepageTextsInput = {
  de?: string | null | undefined;
  en?: string | null | undefined;
  fr: string;
  tn?: string | null | undefined;
};
export type HomepageLayoutInput = {
  name: HomeLayout;
  sections: ReadonlyArray<HomepageSectionInput>;
};
export type HomepageSectionInput = {
  isVisible: boolean;
  name: string;
};
export type PublishDialogBaseMutation$variables = {
  input: HomepageDraftSaveInput;
};
export type PublishDialogBaseMutation$data = {
  readonly homepageDraftSave: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
    readonly version: {
      readonly id: string;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type PublishDialogBaseMutation = {
  response: PublishDialogBaseMutation$data;
  variables: PublishDialogBaseMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "HomepageVersionPayload",
    "kind": "LinkedField",
    "name": "homepageDraftSave",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "HomepageVersion",
        "kind": "LinkedField",
        "name": "version",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PublishDialogBaseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PublishDialogBaseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "db4e5540e299824fdf652fb2c9cc25d35f580caf47dabc2e114ee2dbe35ae1ea",
    "metadata": {},
    "name": "PublishDialogBaseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "851626f67926de605ced03424584b045";

export default node;
