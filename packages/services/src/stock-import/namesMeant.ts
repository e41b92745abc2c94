import { toSlug } from '@forecourt/rules/routing/toSlug'
import { makeAliases } from '@forecourt/rules/stock/vocabulary/makeAliases'
import { nameKey } from '@forecourt/rules/text/nameKey'
import { nearestName } from '@forecourt/rules/text/nearestName'

/** A make with those of its models the platform knows. */
export interface KnownMake {
  readonly name: string
  readonly models: readonly string[]
}

/**
 * Reads makes and models against those the platform knows: another spelling of a known name is read as that name, any other name is left
 * as written. A make that is near a known one is doubted, for a person to answer (ENT-01, MOD-03).
 */
export const createNamesMeant = (known: readonly KnownMake[]) => {
  const makes = new Map(known.map((make) => [nameKey(make.name), make]))
  // An alias of two makes the platform knows names neither.
  const byAlias = new Map<string, KnownMake | null>()
  for (const make of known)
    for (const alias of makeAliases[make.name] ?? []) {
      const key = nameKey(alias)
      const before = byAlias.get(key)
      byAlias.set(key, before === undefined || before === make ? make : null)
    }
  const knownMake = (written: string): KnownMake | undefined => makes.get(nameKey(written)) ?? byAlias.get(nameKey(written)) ?? undefined
  const names = known.map(({ name }) => name)
  /** The same make is on many rows, and finding the nearest takes longest. */
  const near = new Map<string, string | null>()
  const nearestMake = (written: string): string | null => {
    const key = toSlug(written)
    const found = near.get(key)
    if (found !== undefined) return found
    const nearest = nearestName(written, names)
    near.set(key, nearest)
    return nearest
  }
  const modelMeant = (make: string, written: string): string => {
    const models = knownMake(make)?.models ?? []
    const same = models.find((model) => toSlug(model) === toSlug(written)) ?? models.find((model) => nameKey(model) === nameKey(written))
    return same ?? written
  }

  return {
    /** A line with the make and model that were meant. */
    lineMeant<Line extends { readonly make?: string; readonly model?: string }>(line: Line): Line {
      const { make = '', model = '' } = line
      return { ...line, make: knownMake(make)?.name ?? make, model: modelMeant(make, model) }
    },
    /** The make that a name which is not known was probably meant for; null where it is known, or near none. */
    doubtOf: (written: string): string | null => (knownMake(written) || known.length === 0 ? null : nearestMake(written)),
  }
}
