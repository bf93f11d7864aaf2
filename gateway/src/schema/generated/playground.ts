/** Examples of each role for GraphiQL, from the pages of the API guide. Generated: see gateway/scripts/generate.ts. */
export const PLAYGROUND: { query: string; headers?: string }[] = [
  {
    "query": "# Price comparison sites: gateway/docs/integrators/price-comparison.md\n\nquery Offers {\n  products(first: 2, filter: { category: \"epicerie\" }) {\n    nodes {\n      name url gtin mpn condition isAvailable currentPrice { amount } content { amount unit } unitPrice { price { amount } unit }\n      seller { name }\n      delivery(regionNumber: 3) { fee { amount } arrivesFrom arrivesUntil }\n    }\n  }\n}\n\nquery CatalogueChanges($after: String) {\n  catalogueChanges(after: $after, first: 200) {\n    changes { kind productId product { name sku stock isAvailable currentPrice { amount } } }\n    cursor hasMore isGap\n  }\n}\n"
  },
  {
    "query": "# Storefronts: gateway/docs/integrators/storefronts.md\n\nquery Choices {\n  products(first: 1, filter: { category: \"mode\" }) {\n    nodes {\n      name(language: EN)\n      options { kind name(language: EN) values { value label(language: EN) } }\n      variants { id isAvailable price { amount } currentPrice { amount } selectedOptions { kind value } }\n    }\n  }\n}\n\nquery Filters {\n  products(filter: { category: \"ordinateurs\", specs: [{ name: \"Mémoire\", values: [\"16 Go / 512 Go\"] }] }) { totalCount }\n  productFilterOptions(filter: { category: \"ordinateurs\" }, language: EN) {\n    specs { name label values { value label count } }\n  }\n}\n"
  },
  {
    "query": "# Sellers' systems: gateway/docs/integrators/sellers.md\n# The key that the page makes goes into the headers.\n\nquery SellerOrders($since: DateTime, $after: String) {\n  sellerOrders(first: 50, after: $after, filter: { updatedAfter: $since }) {\n    nodes {\n      subOrderId\n      number\n      state\n      updatedAt\n      shipBy\n      regionNumber\n      lines { sku quantity unitPrice { amount } vatRate }\n      total { amount }\n      cashDue { amount }\n      buyer { name phone address { street postalCode delegation } }\n      invoice { number issuedAt total { amount } vat { rate net { amount } vat { amount } } }\n    }\n    pageInfo { hasNextPage endCursor }\n  }\n}\n",
    "headers": "{\"lawaj-key\":\"lawaj_test_\"}"
  },
  {
    "query": "# Delivery companies: gateway/docs/integrators/carriers.md\n# The key that the page makes goes into the headers.\n\nquery CarrierParcels($since: DateTime, $after: String) {\n  carrierParcels(filter: { updatedAfter: $since }, first: 50, after: $after) {\n    nodes {\n      trackingNumber\n      reference\n      state\n      updatedAt\n      cashOnDelivery { amount }\n      weightGrams\n      sender { name phone address regionNumber }\n      regionNumber\n      recipient { recipient phone street postalCode delegation note }\n    }\n    pageInfo { hasNextPage endCursor }\n  }\n}\n",
    "headers": "{\"lawaj-key\":\"lawaj_test_\"}"
  },
  {
    "query": "# AI agents: gateway/docs/integrators/agents.md\n\nquery Search {\n  products(first: 3, filter: { query: \"lampe noire\", maxPrice: \"100\" }) {\n    totalCount\n    nodes { id name(language: EN) url currentPrice { amount currency } isAvailable }\n  }\n}\n"
  },
  {
    "query": "# Back-office integrations: gateway/docs/integrators/back-office.md\n# The key that the page makes goes into the headers.\n\nquery LatestOrders {\n  adminOrders(first: 1) {\n    totalCount\n    nodes { number createdAt state paymentState isTest total { amount } subOrders { sellerName total { amount } } }\n  }\n}\n",
    "headers": "{\"lawaj-key\":\"lawaj_test_\"}"
  },
  {
    "query": "# Webhooks: gateway/docs/integrators/webhooks.md\n# The key that the page makes goes into the headers.\n\nquery WebhookSubscriptions {\n  webhookSubscriptions(first: 10) {\n    nodes { id url topics state waiting failingSince }\n  }\n}\n",
    "headers": "{\"lawaj-key\":\"lawaj_test_\"}"
  }
];
