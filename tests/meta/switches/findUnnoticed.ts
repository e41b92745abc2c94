import type { Setting } from '../settings'
import type { createEffects } from './createEffects'
import { otherValues } from './otherValues'
import { provenElsewhere } from './provenElsewhere'

type Effects = ReturnType<typeof createEffects>

/**
 * The values of a setting that make no difference anywhere in the demo. Of a choice every value must make one; of anything
 * else it is enough that some other value does.
 */
export const findUnnoticed = async ({ name, node, places }: Setting, effects: Effects): Promise<unknown[]> => {
  const unnoticed = new Map(
    places.flatMap(({ value }) => [value, ...otherValues(node, value)]).map((value) => [JSON.stringify(value), value]),
  )
  for (const value of provenElsewhere[name]?.values ?? []) unnoticed.delete(JSON.stringify(value))
  // Every site quickly before any as a whole: a setting that makes no difference at one makes it at once at another.
  for (const thoroughness of ['quick', 'whole'] as const) {
    for (const place of places) {
      for (const value of otherValues(node, place.value)) {
        // Either of the two being new is worth the trouble.
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
