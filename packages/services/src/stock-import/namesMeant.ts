import { toSlug } from '@forecourt/rules/routing/toSlug'
import { makeAliases } from '@forecourt/rules/stock/vocabulary/makeAliases'
import { nearestName } from '@forecourt/rules/text/nearestName'

/** A make with those of its models the platform knows. */
export interface KnownMake {
  readonly name: string
  readonly models: readonly string[]
}

/** A name the platform doesn't know, and the one that was probably meant. */
export interface DoubtfulName {
  /** What an answer to it is stored under. */
  readonly key: string
  readonly kind: 'make' | 'model'
  /** Of a model: its make. */
  readonly make: string
  readonly written: string
  readonly suggestion: string | null
  /** What the cars are given unless somebody says otherwise. */
  readonly readAs: string
  readonly cars: number
}

/** By key of a doubtful name: what a person said it is. */
export type NameAnswers = Readonly<Record<string, string>>

/** A name without what spellings of it differ in: CX-5, CX5 and “CX 5” are one. */
const compact = (name: string): string => toSlug(name).replaceAll('-', '')

/**
 * Reads makes and models against those the platform knows. A make that is most likely mistyped is read as the one it is near, a model
 * is left as written: makes are few and known, models are not. Both are reported, and what a person answers decides (ENT-01, MOD-03).
 */
export const createNamesMeant = (known: readonly KnownMake[], answers: NameAnswers) => {
  const makes = new Map(known.map((make) => [compact(make.name), make]))
  // An alias of two makes the platform knows names neither.
  const byAlias = new Map<string, KnownMake | null>()
  for (const make of known)
    for (const alias of makeAliases[make.name] ?? []) byAlias.set(compact(alias), byAlias.has(compact(alias)) ? null : make)
  const knownMake = (written: string): KnownMake | undefined => makes.get(compact(written)) ?? byAlias.get(compact(written)) ?? undefined
  const names = known.map(({ name }) => name)
  const doubts = new Map<string, DoubtfulName>()
  const near = new Map<string, string | null>()
  /** The same name stands on many lines, and looking for what it is near takes longest. */
  const nearest = (key: string, written: string, among: readonly string[]): string | null => {
    const known = near.get(key)
    if (known !== undefined) return known
    const found = nearestName(written, among)
    near.set(key, found)
    return found
  }

  const doubt = (found: Omit<DoubtfulName, 'cars' | 'readAs'>, otherwise: string): string => {
    const readAs = answers[found.key]?.trim() || otherwise
    doubts.set(found.key, { ...found, readAs, cars: (doubts.get(found.key)?.cars ?? 0) + 1 })
    return readAs
  }
  const makeMeant = (written: string): string => {
    const make = knownMake(written)
    if (make || known.length === 0) return make?.name ?? written
    const key = `make:${toSlug(written)}`
    const suggestion = nearest(key, written, names)
    return doubt({ key, kind: 'make', make: '', written, suggestion }, suggestion ?? written)
  }
  const modelMeant = (make: string, written: string): string => {
    const models = knownMake(make)?.models ?? []
    const same = models.find((model) => toSlug(model) === toSlug(written)) ?? models.find((model) => compact(model) === compact(written))
    if (same) return same
    const key = `model:${toSlug(make)}:${toSlug(written)}`
    const suggestion = nearest(key, written, models)
    if (suggestion === null) return written
    return doubt({ key, kind: 'model', make, written, suggestion }, written)
  }

  return {
    /** A line with the make and model that were meant. */
    lineMeant<Line extends { readonly make?: string; readonly model?: string }>(line: Line): Line {
      const make = makeMeant(line.make ?? '')
      return { ...line, make, model: modelMeant(make, line.model ?? '') }
    },
    /** The make that a name which is not known was probably meant for; null where it is known, or near none. */
    doubtOf: (written: string): string | null =>
      knownMake(written) || known.length === 0 ? null : nearest(`make:${toSlug(written)}`, written, names),
    doubts: (): DoubtfulName[] => [...doubts.values()],
  }
}
