import { facetTitle } from '../../search/facetTitle'
import { bodyKey } from './bodyKey'

/** The bodies of each category (NAV-19) as `bodyKey` spells their titles; Cars takes every other. */
const categoryBodies = {
  Cars: [],
  'Hatch & sedans': ['hatch', 'hatchback', 'sedan', 'liftback', 'wagon', 'stationwagon', 'coupe'],
  'SUVs & 4WDs': ['suv', '4x4', 'hardtop', 'softtop'],
  'Utes & Vans': ['ute', 'cabchassis', 'van', 'lighttruck', 'bus', 'peoplemover'],
} as const satisfies { readonly [category: string]: readonly string[] }
export type BodyCategory = keyof typeof categoryBodies

const categories = Object.keys(categoryBodies) as BodyCategory[]

/**
 * Finds the category that a body of a car belongs to (NAV-18, NAV-19), however it is written: what is one choice among the facets of a
 * search is in one category.
 *
 * @example bodyCategory('UTILITY') // 'Utes & Vans'
 */
export const bodyCategory = (body: string | null): BodyCategory => {
  const key = bodyKey(body && facetTitle('body', body))
  return categories.find((category) => categoryBodies[category].some((known) => known === key)) ?? 'Cars'
}
