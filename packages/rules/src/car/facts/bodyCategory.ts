import { facetTitle } from '../../search/facetTitle'
import { bodyKey } from '../../text/bodyKey'

/** Body types of each category (NAV-19), as `bodyKey` normalises them; Cars takes all others. */
const categoryBodies = {
  Cars: [],
  'Hatch & sedans': ['hatch', 'hatchback', 'sedan', 'liftback', 'wagon', 'stationwagon', 'coupe'],
  'SUVs & 4WDs': ['suv', '4x4', 'hardtop', 'softtop'],
  'Utes & Vans': ['ute', 'cabchassis', 'van', 'lighttruck', 'bus', 'peoplemover'],
} as const satisfies { readonly [category: string]: readonly string[] }
export type BodyCategory = keyof typeof categoryBodies

const categories = Object.keys(categoryBodies) as BodyCategory[]

/**
 * Category of a car's body type, in any spelling (NAV-18, NAV-19): all spellings of one search facet value have the same category.
 *
 * @example bodyCategory('UTILITY') // 'Utes & Vans'
 */
export const bodyCategory = (body: string | null): BodyCategory => {
  const key = bodyKey(body && facetTitle('body', body))
  return categories.find((category) => categoryBodies[category].some((known) => known === key)) ?? 'Cars'
}
