import type { FacetItem, FacetRange } from '@forecourt/rules/entities/StockResult'
import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import { filterSections } from '@forecourt/rules/search/filters/filterSections'
import { whyFiltersShow } from '@forecourt/rules/search/filters/whyFiltersShow'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildDealership } from '@forecourt/rules/testing/buildDealership'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { renderToHtml } from '../../../testing/hosted'
import { FilterFields } from './FilterFields'

const item = (value: string, count = 3): FacetItem => ({ label: value, value, count })
const rich = {
  make: [item('Kia'), item('Ford')],
  model: [item('Rio'), item('Ranger')],
  body: [item('SUV'), item('Ute')],
  car_type: [item('New'), item('Used')],
  colour: [item('Red'), item('Blue')],
  certified: [item('true', 4), item('false', 5)],
  location_name: [item('Hills'), item('City')],
  dealership_name: [item('A'), item('B')],
  state: [item('NSW'), item('VIC')],
  badge: [item('GXL'), item('SX')],
}
const poor = { make: [item('Kia')], body: [item('SUV')], certified: [item('true', 9)] }
const wide = { price: { min: 1, max: 9 }, subscription_price: { min: 1, max: 9 }, year: { min: 2001, max: 2024 } }
const narrow = { price: { min: 9, max: 9 }, km: { min: 9, max: 9 } }
const two = [buildLocation(), buildLocation({ id: 'two', slug: 'two' })]
const dealers = [buildDealership('a'), buildDealership('b')]

const lists: { facets: Record<string, readonly FacetItem[]>; ranges: Record<string, FacetRange>; many: boolean }[] = [
  { facets: rich, ranges: wide, many: true },
  { facets: poor, ranges: narrow, many: false },
  { facets: {}, ranges: {}, many: true },
]
const settings: ConfigValues[] = [
  {},
  { search: { filterVariant: 2, revealModels: false } },
  { search: { filterVariant: 3 }, price: { offerSubscriptions: true } },
  { search: { filterVariant: 4, distances: [] } },
  { search: { filters: ['car_type', 'location_name', 'dealership_name', 'certified', 'year'] }, stock: { carTypes: ['used'] } },
  { search: { filters: ['badge', 'make', 'price_range'] } },
]
const requests: { query: string; preset: SearchPreset }[] = [
  { query: '', preset: {} },
  { query: 'body=SUV&colour=Red&certified=true&price=:9&km=:9&model=Rio', preset: {} },
  { query: '', preset: { make: 'Kia' } },
  { query: '', preset: { make: 'Kia', model: 'Rio' } },
  { query: '', preset: { certified: true } },
  { query: '', preset: { carTypes: ['new'] } },
  { query: '', preset: { locationSlug: 'two' } },
  { query: '', preset: { dealershipSlug: 'a' } },
]

it('the editor’s “Why?” lists exactly the filters that the page renders, for any site, address and cars (SRC-05, SRC-16, SRC-39, CFG-16)', () => {
  for (const values of settings)
    for (const { facets, ranges, many } of lists)
      for (const { query, preset } of requests) {
        const config = buildConfig(values)
        const site = { ...buildSiteData(), locations: many ? two : two.slice(1), dealerships: many ? dealers : [] }
        const state = parseSearch(new URLSearchParams(query), { config, preset })
        const result = { cars: [], total: 9, page: 1, pageCount: 1, facets, ranges }
        const html = renderToHtml(
          <FilterFields
            route={{ page: 'search', path: '/search', preset }}
            config={config}
            sections={filterSections(config)}
            data={{ page: 'search', site, state, result }}
          />,
        )
        const drawn = [...html.matchAll(/data-filter="(\w+)"/g)].map(([, name]) => `filter-${name}`)
        if (html.includes('data-setting="/search/certifiedLabel"')) drawn.push('filter-certified')
        const reasons = whyFiltersShow({ config, preset, state, result, site })
        const shown = reasons.flatMap((reason) => (reason.shown ? [reason.id] : []))
        expect(shown.toSorted(), JSON.stringify({ values, preset, query, facets: Object.keys(facets) })).toEqual(drawn.toSorted())
      }
})
