import { facetValueText } from '@forecourt/rules/search/facetValueText'
import { fieldFacetChoices, fieldFacetNumbers, fieldListFacets } from '@forecourt/rules/search/generated/fieldFacets'
import type { SearchedFacet } from '../contract/SearchRecord'

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
