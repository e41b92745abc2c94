import { facetKey, namedFacets } from '@forecourt/rules/search/facetKey'
import { listFacets, rangeFacets } from '@forecourt/rules/search/facets'
import { facetTitle } from '@forecourt/rules/search/facetTitle'
import { facetValueText } from '@forecourt/rules/search/facetValueText'
import { fieldFacetChoices, fieldFacetNumbers, fieldListFacets } from '@forecourt/rules/search/generated/fieldFacets'
import type { SortOrder } from '@forecourt/rules/search/SearchState'
import { synonyms } from '@forecourt/rules/search/synonyms'
import type { IndexSettings, SearchedFacet, SearchLanguage, SortKey, SortSettings } from '../contract/SearchRecord'

/** Codes run their words together: 'peopleMover'. */
const partedWords = (code: string) => [code.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')]
/** No mere numbers: 'CX 5' is no CX-9 with five gears. */
const withoutNumbers = (text: string) => [text.replace(/\d+/g, '')]

const fuelWords = (fuel: string) =>
  fuel === 'Plug-in Hybrid' ? ['PHEV', 'plugin hybrid', 'plug-in hybrid'] : [fuel.split(' - ')[0] ?? fuel]

/** Attributes whose values are words; those of choices are found by what they are called. */
const worded = fieldListFacets
  .filter((facet) => !fieldFacetNumbers.has(facet))
  .map(
    (attribute): SearchedFacet => ({
      attribute,
      ...(fieldFacetChoices.has(attribute) && { texts: (value) => [facetValueText(attribute, value)] }),
    }),
  )

/** What a car is beside its name, and then what it has and where it stands, as shoppers type it: 'white auto diesel ute', 'sunroof' (SRC-06). */
export const searchedFacets: readonly SearchedFacet[] = [
  // A dealership called 'Northside Toyota' is not looked for by 'toyota': that is what a car is.
  { attribute: 'make' },
  { attribute: 'car_type' },
  { attribute: 'item_type' },
  { attribute: 'certified', texts: (value) => (value === 'true' ? ['certified', 'approved'] : []) },
  { attribute: 'status', texts: (value) => (value === 'coming_soon' ? ['coming soon'] : []) },
  { attribute: 'body', texts: partedWords },
  { attribute: 'fuel', texts: fuelWords },
  { attribute: 'transmission', texts: withoutNumbers },
  ...worded,
  { attribute: 'engine' },
  { attribute: 'tag' },
  { attribute: 'filtered_features', isAside: true },
  { attribute: 'dealership_name', isAside: true },
  { attribute: 'location_name', isAside: true },
  { attribute: 'city', isAside: true },
  { attribute: 'state', isAside: true },
]

/** What can be bought as it stands comes before what lacks a price or photos, is reserved or just sold. */
const byReadiness: SortKey = { attribute: 'readiness', descending: true }
const byRank: SortKey = { attribute: 'custom_rank', descending: true }
const byAge: SortKey = { attribute: 'created_at_timestamp', descending: true }

/** An order the shopper chose is kept, whether or not they mistyped. */
const chosen = (...keys: readonly SortKey[]): SortSettings => ({ keys, typoFreeFirst: false })

/** What each order of the stock list compares; equal cars follow the recommended order (SRC-17, SRC-44). */
export const stockSorts = {
  recommended: { keys: [byReadiness, byRank, byAge], typoFreeFirst: true },
  newest: chosen(byAge, byReadiness, byRank),
  price_asc: chosen({ attribute: 'price', descending: false }, byReadiness, byRank, byAge),
  price_desc: chosen({ attribute: 'price', descending: true }, byReadiness, byRank, byAge),
  weekly_asc: chosen({ attribute: 'subscription_price', descending: false }, byReadiness, byRank, byAge),
  weekly_desc: chosen({ attribute: 'subscription_price', descending: true }, byReadiness, byRank, byAge),
  km_asc: chosen({ attribute: 'km', descending: false }, byReadiness, byRank, byAge),
  km_desc: chosen({ attribute: 'km', descending: true }, byReadiness, byRank, byAge),
  year_desc: chosen({ attribute: 'year', descending: true }, byReadiness, byRank, byAge),
} satisfies { [sort in SortOrder]: SortSettings }

/** How shoppers in Australia and New Zealand speak of cars, beside what dealers write. */
export const stockLanguage: SearchLanguage = {
  plurals: true,
  fillers: [
    ...['car', 'vehicle', 'auto mobile', 'automobile', 'for sale', 'on sale', 'to buy', 'for', 'the', 'with', 'and', 'in', 'at', 'near me'],
    ...['please', 'i want', 'i need', 'looking for', 'show me', 'find me', 'buy'],
  ],
  synonyms,
}

/** What search does with the attributes of `carRecord` (SRC-03, SRC-17). */
export const stockSettings: IndexSettings = {
  searchable: ['name', 'make', 'model', 'badge', 'stock_number', 'vin'],
  // Nobody mistypes a code.
  codes: ['stock_number', 'vin'],
  spellings: Object.fromEntries(
    namedFacets.map((facet) => [
      facet,
      { key: (value: string) => facetKey(facet, value), otherName: (value: string) => facetTitle(facet, value) },
    ]),
  ),
  searchedFacets,
  language: stockLanguage,
  dropWords: 'fewest',
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
  numbers: [...rangeFacets, 'image_count', 'readiness', 'custom_rank', 'sold_at_timestamp', 'latitude', 'longitude'],
  point: { latitude: 'latitude', longitude: 'longitude' },
  sorts: stockSorts,
}
