import { bodyKey } from './bodyKey'

/** The bodies of each category (NAV-19), in lower case without spaces or dashes; Cars takes every other. */
export const categoryBodies = {
  Cars: [],
  'Hatch & sedans': ['hatch', 'hatchback', 'sedan', 'liftback', 'wagon', 'stationwagon', 'coupe'],
  'SUVs & 4WDs': ['suv', '4x4', 'hardtop', 'softtop'],
  'Utes & Vans': ['ute', 'cabchassis', 'van', 'lighttruck', 'bus', 'peoplemover'],
} as const satisfies { readonly [category: string]: readonly string[] }
export type BodyCategory = keyof typeof categoryBodies

const categories = Object.keys(categoryBodies) as BodyCategory[]

/**
 * Finds the category that a body belongs to (NAV-18, NAV-19), however a feed spells it.
 *
 * @example bodyCategory('Station Wagon') // 'Hatch & sedans'
 */
export const bodyCategory = (body: string | null): BodyCategory => {
  const key = bodyKey(body)
  return categories.find((category) => categoryBodies[category].some((known) => known === key)) ?? 'Cars'
}
