import { cardParts } from '@forecourt/rules/car/cardParts'
import { carPageParts } from '@forecourt/rules/car/carPageParts'
import { listing } from '@forecourt/rules/car/listing/listing'
import { carTag, carTagReasons, carTags } from '@forecourt/rules/car/tags/carTags'
import { calculatorNeeds } from '@forecourt/rules/finance/calculator/showsCalculator'
import { estimateNeeds } from '@forecourt/rules/finance/estimate/carEstimate'
import { lenderNeeds } from '@forecourt/rules/finance/lender/lenderNeeds'
import { formParts } from '@forecourt/rules/leads/form/formParts'
import { leadAnswers } from '@forecourt/rules/leads/leadAnswers'
import { locationListing, locationParts } from '@forecourt/rules/locations/locationParts'
import { modelParts } from '@forecourt/rules/models/modelParts'
import { offerListing } from '@forecourt/rules/offers/offerListing'
import { offerCardParts, offerEnquiry, offerPageParts } from '@forecourt/rules/offers/offerParts'
import { offersPageParts } from '@forecourt/rules/offers/offersPageParts'
import { explain } from '@forecourt/rules/parts/explain'
import { shows } from '@forecourt/rules/parts/Part'
import { priceParts } from '@forecourt/rules/pricing/displayPrice'
import { filterFacets } from '@forecourt/rules/search/filters/filterFacets'
import { filterPart, nearPart } from '@forecourt/rules/search/filters/whyFiltersShow'
import type { Promo } from '@forecourt/rules/search/list/promoNeeds'
import { viewTogglePart } from '@forecourt/rules/search/list/viewTogglePart'
import { promoPart, similarCardPart } from '@forecourt/rules/search/list/whyListShows'
import { anyCar, anyCarNow } from '@forecourt/rules/testing/anyCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { settingAt } from '@forecourt/schema/settingAt'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEach } from '../checkEach'

const providers = ['none', 'taurus', '360_finance', 'ausloans', 'manual', 'angle', 'powertorque', 'nissan_finance'] as const
const financeParts = [
  ...providers.map((provider) => ({ id: `lender-${provider}`, elementSetting: '/finance/showWidget', needs: lenderNeeds({ provider }) })),
  { id: 'estimate', elementSetting: '/estimate/show', needs: estimateNeeds },
  { id: 'calculator', elementSetting: '/calculator/showOnCarPage', needs: calculatorNeeds },
]

const anywhere = { display: 'all', strictDisplay: false } as const
const promos: readonly Promo[] = [
  { id: 'plain', title: 'Plain', image: '', text: '', href: '', linkLabel: '', start: '', expiry: '', ...anywhere, position: 0 },
  {
    id: 'placed',
    title: 'Placed',
    image: '',
    text: '',
    href: '',
    linkLabel: '',
    start: '2026-01-01',
    expiry: '2026-12-31',
    ...anywhere,
    position: 3,
  },
]
const ownFilters = buildConfig({ search: { filters: ['badge', 'make_model', 'weekly_price_range'] } })

/** All part tables. */
const tables = {
  carTags,
  carPageParts: Object.values(carPageParts),
  cardParts: Object.values(cardParts),
  priceParts: Object.values(priceParts),
  listing: [listing],
  financeNeeds: financeParts,
  leadAnswers,
  locationParts: Object.values(locationParts),
  locationListing: [locationListing],
  offerCardParts: Object.values(offerCardParts),
  offerPageParts: Object.values(offerPageParts),
  offersPageParts: Object.values(offersPageParts),
  modelParts: Object.values(modelParts),
  offerListing: [offerListing],
  offerEnquiry: [offerEnquiry({ category: 'Finance offer' })],
  formParts: Object.values(formParts),
  filters: [
    ...filterFacets({ filters: [], filterVariant: 1 }).map((facet) => filterPart(facet, buildConfig())),
    ...ownFilters.search.filters.map((facet) => filterPart(facet, ownFilters)),
    nearPart,
  ],
  listParts: [viewTogglePart, similarCardPart, ...promos.map(promoPart)],
}
const parts = Object.entries(tables).flatMap(([table, all]) => all.map((part) => ({ name: `${table} ${part.id}`, ...part })))

const configs = [
  buildConfig(),
  buildConfig({
    tags: { showFuel: true, certifiedBadgeImage: 'badge.svg', soldLaterText: 'SOLD', justArrivedDays: 0 },
    vdp: { showMarketPrice: true, showViews: true, showMap: false, showIncluded: true, showProtect: true },
    rego: { showUnregistered: true, showExpiry: false },
    checkout: { enabled: true },
  }),
]

describe('every part of a page', () => {
  it('every part of a page names existing settings, and has texts for each condition, or one setting whose title states it (UI-19)', () =>
    checkEach(parts, ({ elementSetting, needs }) => {
      for (const pointer of [elementSetting ?? '/vdp', ...needs.flatMap(({ settings = [] }) => settings)])
        expect(settingAt(pointer), pointer).toBeTruthy()
      for (const { title, yes, settings = [] } of needs) {
        expect(title).not.toBe('')
        if (yes === undefined) expect(settings).toHaveLength(1)
      }
    }))

  it('every part of a page has a unique id', () => {
    for (const all of Object.values(tables)) expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  it('every part of a page is explained as it is shown, for generated cars, always with a sentence (UI-19, CAR-12)', () => {
    fc.assert(
      fc.property(anyCar, fc.constantFrom(...configs), (car, config) => {
        const context = { car, config, location: buildLocation(), offers: [], similar: 2, range: [], now: anyCarNow }
        for (const part of Object.values(carPageParts)) {
          const reason = explain<typeof context>(part, context)
          expect(reason.shown).toBe(shows<typeof context>(part, context))
          for (const { message } of reason.because) expect(message).toMatch(/\S/)
        }
        for (const part of Object.values(cardParts)) expect(explain(part, { car, config }).shown).toBe(shows<typeof context>(part, context))
        for (const part of Object.values(priceParts))
          expect(explain(part, { car, price: config.price }).shown).toBe(shows(part, { car, price: config.price }))
        const stocked = { car, stock: config.stock, now: anyCarNow }
        expect(explain(listing, stocked).shown).toBe(shows(listing, stocked))
        for (const part of financeParts) {
          const whole = { ...part, title: part.id, requirement: 'FIN-04' }
          expect(explain<typeof context>(whole, context).shown).toBe(shows<typeof context>(whole, context))
        }
        const shown = carTagReasons(context).filter((reason) => reason.shown)
        expect(shown.length).toBe(carTag(car, config, anyCarNow) === null ? 0 : 1)
      }),
    )
  })
})
