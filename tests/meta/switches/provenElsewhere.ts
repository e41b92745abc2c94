/** Why a setting has no visible effect in this demo, and the test that proves its effect. */
export interface Proof {
  /** Values concerned; by default the whole setting. */
  readonly values?: readonly unknown[]
  readonly reason: string
  readonly file: string
  /** Part of the test's title. */
  readonly title: string
}

export const provenElsewhere: { readonly [setting: string]: Proof } = {
  '/leads/phoneReveals': {
    reason: 'It takes effect where a tap shows the number, and the demo’s sites show theirs at once.',
    file: 'packages/rules/src/leads/phone-reveals/revealsBecomeLeads.test.ts',
    title: 'phone reveals become leads if',
  },
  '/forms/showAnswerTime': {
    reason: 'It shows the inbox’s measured reply time, and the demo has no replies yet.',
    file: 'packages/rules/src/leads/form/formParts.test.ts',
    title: 'explains why the usual answer time doesn’t show yet (ENT-16, UI-19)',
  },
  ...Object.fromEntries(
    ['allowAiSearch', 'allowAiTraining'].map((name) => [
      `/seo/${name}`,
      {
        reason: 'It changes robots.txt, which isn’t a page.',
        file: 'apps/site/src/files/siteMap.test.ts',
        title: 'robots.txt names refused AI crawlers',
      },
    ]),
  ),
  ...Object.fromEntries(
    ['termYears', 'depositPercent', 'finalPaymentPercent'].map((name) => [
      `/estimate/${name}`,
      {
        reason: 'The demo’s sites with an estimate request quotes, whose terms it uses.',
        file: 'packages/rules/src/finance/estimate/estimateTerms.test.ts',
        title: 'an estimate uses $name (FIN-03, FIN-04, FIN-06)',
      },
    ]),
  ),
  '/finance/personalised': {
    reason: 'It has a separate page, which isn’t among the tested pages.',
    file: 'packages/rules/src/pages/matchRoute.test.ts',
    title: 'has personalised finance only if the site offers it and its rate is confirmed (RTE-12)',
  },
  ...Object.fromEntries(
    ['label', 'rate', 'comparisonRate'].map((name) => [
      `/finance/ratings/{item}/${name}`,
      {
        reason: 'It shows on a separate page, which depends on a query.',
        file: 'packages/rules/src/finance/personal/personalFigures.test.ts',
        title: 'use the rate for the shopper’s credit rating, always with its comparison rate',
      },
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        [
          ['shown', 'start', 'expiryDate', 'pages'],
          'packages/rules/src/pages/popups/popupPart.test.ts',
          'a popup with $name opens: $opens',
        ],
        [['devices', 'again', 'trigger'], 'packages/rules/src/pages/popups/popupDue.test.ts', 'a popup that $0 is due: $1'],
        [['after'], 'packages/runtime/src/sections/popup/Popups.client.test.tsx', 'waits for its delay, and while the shopper types'],
        [
          ['src', 'title', 'description', 'buttonText', 'linkTo'],
          'packages/runtime/src/sections/popup/Popups.client.test.tsx',
          'shows all its texts, and its picture has the link of its button',
        ],
      ] as const
    ).flatMap(([names, file, title]) =>
      names.map((name) => [`/popups/list/{item}/${name}`, { reason: 'Browsers render popups after the page is hydrated.', file, title }]),
    ),
  ),
  '/valuation/onlineFigures': {
    reason: 'It applies to a given vehicle, at a step after the first; the page without a vehicle is the same.',
    file: 'packages/rules/src/valuations/noFigureReason.test.ts',
    title: 'a site without figures',
  },
  '/valuation/mostYears': {
    reason: 'It applies to a given vehicle, at a step after the first; the page without a vehicle is the same.',
    file: 'packages/rules/src/valuations/noFigureReason.test.ts',
    title: 'a site with wider limits',
  },
  '/valuation/mostKm': {
    reason: 'It applies to a given vehicle, at a step after the first; the page without a vehicle is the same.',
    file: 'packages/rules/src/valuations/getsOnlineValuation.test.ts',
    title: 'applies other limits if they are configured (TRD-03)',
  },
  '/valuation/askPhotos': {
    reason: 'It determines which steps follow the first; the page without a vehicle is the same.',
    file: 'packages/rules/src/valuations/valuationSteps.test.ts',
    title: 'has no photo step if the site’s setting is off, and a code step only if a code was sent (TRD-01)',
  },
  '/valuation/figureFirst': {
    reason: 'The tested pages start with the first step of a valuation.',
    file: 'packages/runtime/src/sections/valuation/ValuationContactStep.test.tsx',
    title: 'the contact step shows no figure where the site asks for contact details first (TRD-01)',
  },
  '/valuation/verifyPhone': {
    reason: 'It shows at the step of contact details; the page without a vehicle is the same.',
    file: 'packages/runtime/src/sections/valuation/ValuationContactStep.test.tsx',
    title: 'announces the text message with a code, where the site confirms mobiles',
  },
  '/valuation/legacyPath': {
    reason: 'It enables an endpoint for other programs; no page uses it.',
    file: 'apps/site/src/valuations/receiveMiscellaneous.test.ts',
    title: 'accepts valuations at the old address only where the site enables it (API-09)',
  },
  '/checkout/payOnline': {
    reason: 'It determines whether a car can be held; the pages that lead to it are tested with the checkout.',
    file: 'packages/data/src/reservations/reservations.test.ts',
    title: 'needs online deposits with an amount, and uses the site’s amount, duration and way to collect',
  },
  '/checkout/handover': {
    reason: 'It determines the steps of a purchase, on a page that depends on the shopper.',
    file: 'packages/rules/src/checkout/checkoutSteps.test.ts',
    title: 'a journey has the steps that the site offers (RTE-06): $0',
  },
  '/checkout/askTradeIn': {
    reason: 'It determines the steps of a purchase, on a page that depends on the shopper.',
    file: 'packages/rules/src/checkout/checkoutSteps.test.ts',
    title: 'a journey has the steps that the site offers (RTE-06): $0',
  },
  '/checkout/askFinance': {
    reason: 'It determines the steps of a purchase, on a page that depends on the shopper.',
    file: 'packages/rules/src/checkout/checkoutSteps.test.ts',
    title: 'a journey has the steps that the site offers (RTE-06): $0',
  },
  '/checkout/path': {
    reason: 'It is the target of a button on sites that take deposits.',
    file: 'packages/rules/src/routing/checkoutHref.test.ts',
    title: 'gives the address to reserve or buy a car (RTE-05, RTE-06): $kind at $path',
  },
  '/checkout/collect': {
    reason: 'It determines how the payment provider collects a deposit; the pages are the same.',
    file: 'packages/data/src/reservations/reservations.test.ts',
    title: 'needs online deposits with an amount, and uses the site’s amount, duration and way to collect',
  },
  '/checkout/holdMinutes': {
    reason: 'It is the timeout of a payment; a car’s page is the same.',
    file: 'packages/data/src/reservations/reservations.test.ts',
    title: 'needs online deposits with an amount, and uses the site’s amount, duration and way to collect',
  },
  '/subscription/online': {
    reason: 'It determines whether a subscription starts on the site, on a page that depends on the shopper.',
    file: 'packages/rules/src/subscriptions/subscriptionQuote.test.ts',
    title: 'a car can be subscribed to online (CAR-14, CHK-02): %s',
  },
  ...Object.fromEntries(
    ['terms/{item}/months', 'distances/{item}/km'].map((name) => [
      `/subscription/${name}`,
      {
        reason: 'It shows on a page that depends on the shopper.',
        file: 'packages/rules/src/subscriptions/subscriptionQuote.test.ts',
        title: 'states what is paid first, the bond and what is included, by line (CHK-03)',
      },
    ]),
  ),
  ...Object.fromEntries(
    ['terms/{item}/discount', 'distances/{item}/extra', 'firstWeeks', 'bondWeeks', 'earliestDays', 'latestDays'].map((name) => [
      `/subscription/${name}`,
      {
        reason: 'It determines what a subscription costs and when it starts, on a page that depends on the shopper.',
        file: 'packages/rules/src/subscriptions/subscriptionQuote.test.ts',
        title: 'a subscription costs and starts as the site’s settings say (CAR-14): $name',
      },
    ]),
  ),
  '/auth/gates': {
    reason: 'It determines who is redirected to the sign-in page; the pages themselves are the same.',
    file: 'packages/rules/src/accounts/findGate.test.ts',
    title: 'requires sign-in on the pages the site selects, and always on payment and garage pages (AUTH-04, AUTH-05)',
  },
  '/auth/watchlist': {
    reason: 'It determines what pressing a heart does; the page is the same.',
    file: 'apps/site/src/host/accountWatcher.test.ts',
    title: 'requires sign-in where only an account may save cars (FAV-10)',
  },
  '/pages/list/{item}/blocks/spin/nothingText': {
    reason: 'It shows to participants who win nothing, after the draw.',
    file: 'packages/services/src/worker/messages/promotionMessages.test.ts',
    title: 'writes to participants who win nothing with the site’s text (RTE-21)',
  },
  '/pages/list/{item}/blocks/spin/prizeValue': {
    reason: 'It determines which permits publishing requires; no page shows it.',
    file: 'packages/rules/src/blocks/blockWarnings.test.ts',
    title: 'refuses only prize draws that the law forbids: $name (RTE-21)',
  },
  '/pages/list/{item}/blocks/spin/states': {
    reason: 'It determines which permits publishing requires; no page shows it.',
    file: 'packages/rules/src/blocks/blockWarnings.test.ts',
    title: 'refuses only prize draws that the law forbids: $name (RTE-21)',
  },
  '/garage/paths': {
    reason: 'It adds addresses of the garage; its page is the same.',
    file: 'packages/rules/src/accounts/findGate.test.ts',
    title: 'the sign-in gate of $path has the type $type (AUTH-03 to AUTH-06)',
  },
  '/garage/leastDrop': {
    reason: 'It determines when a mail is sent; no page shows it.',
    file: 'packages/rules/src/accounts/alerts/carNews.test.ts',
    title: 'it falls by less than the site’s minimum',
  },
  '/navigation/openOn': {
    reason: 'It determines the reaction to a pointer; the HTML is the same.',
    file: 'packages/runtime/src/chrome/MainMenu.test.tsx',
    title: 'opens on mouse hover only where the site enables it (NAV-01, NAV-05)',
  },
  '/forms/lowestOfferPercent': {
    reason: 'It is the limit of offers for a car, which pages don’t show.',
    file: 'packages/rules/src/leads/form/offerProblem.test.ts',
    title: 'refuses offers too far below the price (ENQ-26)',
  },
  '/card/buttons/{item}/id': {
    values: ['custom'],
    reason: 'A custom link shows only with a custom text, which no demo card has.',
    file: 'packages/rules/src/car/buttons/carButtonsFor.test.ts',
    title: 'a custom link without an address (VDP-07)',
  },
  '/chat/excludedDealerships': {
    reason: 'The demo’s sites with messages have no tested page of a car of the excluded dealership.',
    file: 'packages/rules/src/car/buttons/carButtonsFor.test.ts',
    title: 'its dealership excluded',
  },
  '/stock/countOverride': {
    reason: 'It shows only if a search finds 2,000 cars or more; no demo dealer has so many.',
    file: 'packages/rules/src/search/list/statedCount.test.ts',
    title: 'the configured number above that',
  },
  '/footer/legalLinks/{item}/href': {
    reason: 'Every legal link of the demo is mandatory, so no layer can change its target.',
    file: 'packages/schema/src/resolveConfig.test.ts',
    title: 'can’t change its link to anything other than /warranty',
  },
  '/footer/legalLinks/{item}/mandatory': {
    reason: 'Every legal link of the demo is mandatory by default, so no layer can make one optional.',
    file: 'packages/schema/src/resolveConfig.test.ts',
    title: 'make optional',
  },
  '/locations/mapAttribution': {
    reason: 'It shows on the interactive map, which is loaded on request.',
    file: 'packages/runtime/src/pages/car/map/MovableMap.client.test.tsx',
    title: 'shows the attribution as text, and zooms out (VDP-05, API-15)',
  },
  '/locations/mapClosest': {
    reason: 'It is the maximum zoom of the interactive map, which is loaded on request.',
    file: 'packages/runtime/src/pages/car/map/MovableMap.client.test.tsx',
    title: 'then it has its tiles’ zoom levels',
  },
  '/search/appId': {
    reason: 'It determines where stock is searched; the results are rendered the same.',
    file: 'apps/site/src/search/createStockSearch.isolated.test.ts',
    title: 'uses Algolia where the site has an application and a key (CFG-14)',
  },
  '/search/key': {
    reason: 'It determines where stock is searched; the results are rendered the same.',
    file: 'apps/site/src/search/createStockSearch.isolated.test.ts',
    title: 'uses Algolia where the site has an application and a key (CFG-14)',
  },
  '/search/indexName': {
    reason: 'It names the searched index; the results are rendered the same.',
    file: 'apps/site/src/search/createStockSearch.isolated.test.ts',
    title: 'uses the index that the site names (SRC-44)',
  },
  '/search/resultCacheSize': {
    reason: 'It is the size of the browser’s cache of results; they are rendered the same.',
    file: 'apps/site/src/host/createStockCounter.test.ts',
    title: 'caches as many results as the site sets (SRC-35, SRC-37)',
  },
  ...Object.fromEntries(
    ['make', 'image'].map((name) => [
      `/search/makeLogos/{item}/${name}`,
      {
        reason: 'No tested page shows the logo of the only demo make that has one.',
        file: 'packages/rules/src/car/texts/makeLogos.test.ts',
        title: 'logos of makes: %s (SRC-08)',
      },
    ]),
  ),
  '/card/showMakeLogo': {
    reason: 'No listed car of the demo is of a make with a logo.',
    file: 'packages/runtime/src/sections/vehicle/card/VehicleGrid.test.tsx',
    title: 'cards show the logo of the make where the site sets it and there is one (SRC-08, CARD-05)',
  },
  '/offers/emptyText': {
    reason: 'Every demo dealer has an offer running.',
    file: 'packages/runtime/src/pages/offers/OffersPage.test.tsx',
    title: 'says in the dealer’s words that no offer is running',
  },
  '/pages/list/{item}/blocks/locations/include': {
    reason: 'It adds a location by its id, and the tested values are no ids of locations.',
    file: 'packages/rules/src/locations/locationsFor.test.ts',
    title: 'one included location, even if hidden',
  },
  '/pages/list/{item}/blocks/locations/exclude': {
    reason: 'It excludes a location by its id, and the tested values are no ids of locations.',
    file: 'packages/rules/src/locations/locationsFor.test.ts',
    title: 'all but an excluded location',
  },
  '/pages/list/{item}/blocks/guarantee/entries/{item}/kmBelow': {
    reason: 'No tested page is of a petrol car with more kilometres than the guarantee allows.',
    file: 'packages/rules/src/car/carGuarantee.test.ts',
    title: 'a promise limited to petrol and kilometres shows only on cars that fit',
  },
}
