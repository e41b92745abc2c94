import { facetKey, namedFacets } from '@forecourt/rules/search/facetKey'
import { listFacets, rangeFacets } from '@forecourt/rules/search/facets'
import { facetTitle } from '@forecourt/rules/search/facetTitle'
import { facetValueText } from '@forecourt/rules/search/facetValueText'
import { fieldFacetChoices, fieldFacetNumbers, fieldListFacets } from '@forecourt/rules/search/generated/fieldFacets'
import type { SortOrder } from '@forecourt/rules/search/SearchState'
import { synonyms } from '@forecourt/rules/search/synonyms'
import type { IndexSettings, SearchedFacet, SearchLanguage, SortKey, SortSettings } from '../contract/SearchRecord'

/** Splits camel case codes: 'peopleMover'. */
const splitCode = (code: string) => [code.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')]
/** Drops numbers: 'CX 5' must not match a CX-9 with five gears. */
const withoutNumbers = (text: string) => [text.replace(/\d+/g, '')]

const fuelTexts = (fuel: string) =>
  fuel === 'Plug-in Hybrid' ? ['PHEV', 'plugin hybrid', 'plug-in hybrid'] : [fuel.split(' - ')[0] ?? fuel]

/** Facets whose values are words; options are searched by their labels. */
const textFacets = fieldListFacets
  .filter((facet) => !fieldFacetNumbers.some((number) => number === facet))
  .map(
    (attribute): SearchedFacet => ({
      attribute,
      ...(fieldFacetChoices.has(attribute) && { texts: (value) => [facetValueText(attribute, value)] }),
    }),
  )

/** Searchable facets: descriptive ones, then features and location, as shoppers enter them: 'white auto diesel ute', 'sunroof' (SRC-06). */
export const searchedFacets: readonly SearchedFacet[] = [
  // Dealership names aren't searched for makes: 'toyota' means the make, not 'Northside Toyota'.
  { attribute: 'make' },
  { attribute: 'car_type' },
  { attribute: 'item_type' },
  { attribute: 'certified', texts: (value) => (value === 'true' ? ['certified', 'approved'] : []) },
  { attribute: 'status', texts: (value) => (value === 'coming_soon' ? ['coming soon'] : []) },
  { attribute: 'body', texts: splitCode },
  { attribute: 'fuel', texts: fuelTexts },
  { attribute: 'transmission', texts: withoutNumbers },
  ...textFacets,
  { attribute: 'engine' },
  { attribute: 'tag' },
  { attribute: 'filtered_features', isAside: true },
  { attribute: 'dealership_name', isAside: true },
  { attribute: 'location_name', isAside: true },
  { attribute: 'city', isAside: true },
  { attribute: 'state', isAside: true },
]

/** Cars ready for purchase come before those without price or photos, reserved or recently sold (`carReadiness`). */
const byReadiness: SortKey = { attribute: 'readiness', descending: true }
const byRank: SortKey = { attribute: 'custom_rank', descending: true }
const byAppeal: SortKey = { attribute: 'appeal', descending: true }
const byAge: SortKey = { attribute: 'created_at_timestamp', descending: true }

/** A sort order the shopper selected ignores relevance. */
const sortBy = (...keys: readonly SortKey[]): SortSettings => ({ keys, typoFreeFirst: false })

/** Sort keys of each stock list order; ties are in recommended order (SRC-17, SRC-44). */
export const stockSorts = {
  recommended: { keys: [byReadiness, byRank, byAppeal, byAge], typoFreeFirst: true },
  newest: sortBy(byAge, byReadiness, byRank, byAppeal),
  price_asc: sortBy({ attribute: 'price', descending: false }, byReadiness, byRank, byAppeal, byAge),
  price_desc: sortBy({ attribute: 'price', descending: true }, byReadiness, byRank, byAppeal, byAge),
  weekly_asc: sortBy({ attribute: 'subscription_price', descending: false }, byReadiness, byRank, byAppeal, byAge),
  weekly_desc: sortBy({ attribute: 'subscription_price', descending: true }, byReadiness, byRank, byAppeal, byAge),
  km_asc: sortBy({ attribute: 'km', descending: false }, byReadiness, byRank, byAppeal, byAge),
  km_desc: sortBy({ attribute: 'km', descending: true }, byReadiness, byRank, byAppeal, byAge),
  year_desc: sortBy({ attribute: 'year', descending: true }, byReadiness, byRank, byAppeal, byAge),
  consumption_asc: sortBy({ attribute: 'consumption', descending: false }, byReadiness, byRank, byAppeal, byAge),
} satisfies { [sort in SortOrder]: SortSettings }

/** Synonyms of shoppers in Australia and New Zealand. */
export const stockLanguage: SearchLanguage = {
  plurals: true,
  fillers: [
    ...['car', 'vehicle', 'auto mobile', 'automobile', 'for sale', 'on sale', 'to buy', 'for', 'the', 'with', 'and', 'in', 'at', 'near me'],
    ...['please', 'i want', 'i need', 'looking for', 'show me', 'find me', 'buy'],
  ],
  synonyms,
}

/** Index settings for the attributes of `carRecord` (SRC-03, SRC-17). */
export const stockSettings: IndexSettings = {
  searchable: ['name', 'make', 'model', 'badge', 'stock_number', 'vin'],
  // Codes have no typo tolerance.
  codes: ['stock_number', 'vin'],
  spellings: Object.fromEntries(
    namedFacets.map((facet) => [
      facet,
      { key: (value: string) => facetKey(facet, value), alias: (value: string) => facetTitle(facet, value) },
    ]),
  ),
  searchedFacets,
  language: stockLanguage,
  dropTerms: 'fewest',
  facets: [
    ...listFacets,
    'model_path',
    'make_slug',
    'model_slug',
    'dealership_id',
    'dealership_slug',
    'location_slug',
    'show_on_dealer_website',
    '_tags',
    'engine',
  ],
  numbers: [...rangeFacets, 'image_count', 'readiness', 'custom_rank', 'appeal', 'sold_at_timestamp', 'latitude', 'longitude'],
  point: { latitude: 'latitude', longitude: 'longitude' },
  sorts: stockSorts,
}
