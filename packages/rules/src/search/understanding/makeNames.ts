import { makeAliases } from '../../stock/vocabulary/makeAliases'
import { nameKey } from '../../text/nameKey'

/** Shorter aliases, such as 'HD', are too often something else in a sentence. */
const fewestLetters = 3

/**
 * Lists the names of makes that mean others of the stock, too: whoever says Volkswagen means the cars that stand in the yard as VW, and the
 * other way round (SRC-06). An alias of several words is one only where a make of the stock is called so: 'Isuzu Ute' may be an Isuzu and
 * a ute.
 */
export const makeNames = (makes: readonly string[]): [key: string, makes: string[]][] => {
  const stocked = new Map(makes.map((make) => [nameKey(make), make]))
  const meant = new Map<string, Set<string>>()
  for (const [own, aliases] of Object.entries(makeAliases)) {
    const names = [own, ...aliases]
    const found = names.flatMap((name) => stocked.get(nameKey(name)) ?? [])
    if (found.length === 0) continue
    for (const name of names) {
      const key = nameKey(name)
      const isSaid = stocked.has(key) || (key.length >= fewestLetters && !name.includes(' '))
      if (isSaid) meant.set(key, new Set([...(meant.get(key) ?? []), ...found]))
    }
  }
  return [...meant].map(([key, found]) => [key, [...found].toSorted()])
}
