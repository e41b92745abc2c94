import type { Setting } from '../settings'
import type { createEffects } from './createEffects'
import { otherValues } from './otherValues'
import { provenElsewhere } from './provenElsewhere'

type Effects = ReturnType<typeof createEffects>

/** Values of a setting without effect in the demo. Every value of a choice must have one; for other types any one suffices. */
export const findUnnoticed = async ({ name, node, places }: Setting, effects: Effects): Promise<unknown[]> => {
  const unnoticed = new Map(
    places.flatMap(({ value }) => [value, ...otherValues(node, value)]).map((value) => [JSON.stringify(value), value]),
  )
  for (const value of provenElsewhere[name]?.values ?? []) unnoticed.delete(JSON.stringify(value))
  // Quick search of all sites first: a setting without effect on one often has one on another.
  for (const thoroughness of ['quick', 'whole'] as const) {
    for (const place of places) {
      for (const value of otherValues(node, place.value)) {
        // Worth testing if either value is new.
        if (!unnoticed.has(JSON.stringify(value)) && !unnoticed.has(JSON.stringify(place.value))) continue
        if (!(await effects.changes(place, value, thoroughness))) continue
        if (!node.enum) return []
        unnoticed.delete(JSON.stringify(value))
        unnoticed.delete(JSON.stringify(place.value))
        if (unnoticed.size === 0) return []
      }
    }
  }
  return [...unnoticed.values()]
}
