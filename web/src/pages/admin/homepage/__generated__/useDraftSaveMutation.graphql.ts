/**
 * @generated SignedSource<<9bc06c13e7a43b7ffa87a9a0af86b580>>
 * @relayHash 8b18b476a4299d2fa98dc905626f71c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85e8e495d2a5fecc274405b66827c4f6c7e42291371c24641f5e867420e43066

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
export type useDraftSaveMutation$variables = {
  input: HomepageDraftSaveInput;
};
export type useDraftSaveMutation$data = {
  readonly homepageDraftSave: {
    readonly current: {
      readonly " $fragmentSpreads": FragmentRefs<"version_version">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly changedAt: string | null | undefined;
      readonly changedBy: string | null | undefined;
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
    readonly version: {
      readonly " $fragmentSpreads": FragmentRefs<"version_version">;
    } | null | undefined;
  } | null | undefined;
};
export type useDraftSaveMutation = {
  response: useDraftSaveMutation$data;
  variables: useDraftSaveMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fr",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "en",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "de",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tn",
    "storageKey": null
  }
],
v4 = [
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
    "name": "number",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "version",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "state",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "note",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "author",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "baseNumber",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "publishAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isWaiting",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "publishedAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "savedAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "HomepageContent",
    "kind": "LinkedField",
    "name": "content",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "HomepageList",
        "kind": "LinkedField",
        "name": "lists",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "HomepageItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "key",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "HomepageTexts",
                "kind": "LinkedField",
                "name": "title",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "HomepageTexts",
                "kind": "LinkedField",
                "name": "subtitle",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "imageUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "redirectUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "target",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "from",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "until",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "HomepageLayout",
        "kind": "LinkedField",
        "name": "layouts",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "HomepageSection",
            "kind": "LinkedField",
            "name": "sections",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isVisible",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v5 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "version_version",
    "selections": (v4/*:: as any*/),
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v6 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedAt",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDraftSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "HomepageVersion",
            "kind": "LinkedField",
            "name": "current",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDraftSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "HomepageVersion",
            "kind": "LinkedField",
            "name": "current",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "85e8e495d2a5fecc274405b66827c4f6c7e42291371c24641f5e867420e43066",
    "metadata": {},
    "name": "useDraftSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2f390db8d33a0973f555a0c770c46c88";

export default node;
