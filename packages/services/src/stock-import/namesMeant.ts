import { toSlug } from '@forecourt/rules/routing/toSlug'
import { makeAliases, makeCodes, roadMakes } from '@forecourt/rules/stock/vocabulary/makeAliases'
import { nameKey } from '@forecourt/rules/text/nameKey'
import { nearestName } from '@forecourt/rules/text/nearestName'
import { memoised } from '@forecourt/schema/memoised'
import type { KnownMake } from './KnownMake'
import { abbreviatedModels, createModelLists } from './modelLists'

const roadMakeKeys: ReadonlySet<string> = new Set(roadMakes.map(nameKey))

/** Limit of cached distinct texts. */
const most = 1_000

/**
 * Normalises makes and models: other spellings of known names are corrected, unknown names are unchanged. An unknown make is asked, never
 * published as written (ENT-01, MOD-03).
 */
export const createNamesMeant = (known: readonly KnownMake[]) => {
  const makes = new Map(known.map((make) => [nameKey(make.name), make]))
  // An alias shared by two makes is ambiguous.
  const byAlias = new Map<string, KnownMake | null>()
  for (const make of known)
    for (const alias of [...(makeAliases[make.name] ?? []), ...(makeCodes[make.name] ?? [])]) {
      const key = nameKey(alias)
      const before = byAlias.get(key)
      byAlias.set(key, before === undefined || before === make ? make : null)
    }
  const knownMake = memoised(
    (written: string): KnownMake | null => makes.get(nameKey(written)) ?? byAlias.get(nameKey(written)) ?? null,
    most,
  )
  const names = known.map(({ name }) => name)
  const nearestMake = memoised((written: string) => nearestName(written, names), most)
  const modelReaders = new Map<KnownMake, (written: string) => string>()
  const modelMeant = (make: KnownMake, written: string): string => {
    let read = modelReaders.get(make)
    if (!read) {
      const { models } = make
      const sameBy = (key: (name: string) => string, name: string) => models.find((model) => key(model) === key(name))
      read = memoised((name: string) => sameBy(toSlug, name) ?? sameBy(nameKey, name) ?? name, most)
      modelReaders.set(make, read)
    }
    return read(written)
  }

  /** The known make at the start of a longer text: “Mazda CX-5”. */
  const makeWithin = memoised((written: string): KnownMake | null => {
    const words = written.trim().split(/\s+/)
    for (let count = words.length - 1; count > 0; count--) {
      const found = knownMake(words.slice(0, count).join(' '))
      if (found) return found
    }
    return null
  }, most)
  /** Make and model where the border between them is in the wrong place: “Land” with “Rover Discovery”. */
  const bordered = (make: string, model: string): readonly [make: string, model: string] => {
    const [first = '', ...others] = model.trim().split(/\s+/)
    if (make === '' || (knownMake(make) && !knownMake(`${make} ${first}`))) return [make, model]
    if (others.length > 0 && knownMake(`${make} ${first}`)) return [`${make} ${first}`, others.join(' ')]
    if (nameKey(make) === 'rangerover' && knownMake('Land Rover'))
      return ['Land Rover', nameKey(model).startsWith('rangerover') ? model : `Range Rover ${model}`]
    const within = makeWithin(make)
    const isRepeated =
      within !== null && nameKey(make).endsWith(nameKey(model)) && within.models.some((each) => nameKey(each) === nameKey(model))
    return isRepeated ? [within.name, model] : [make, model]
  }

  const modelsOf = createModelLists(known)
  const byMake = new Map<string, (model: string) => readonly string[]>()
  const abbreviatedBy = (make: string, model: string): readonly string[] => {
    const read = byMake.get(make) ?? memoised((text: string) => abbreviatedModels(text, make, modelsOf(make)), most)
    byMake.set(make, read)
    return read(model)
  }

  return {
    /** Whether the platform or the trade knows a model of a make, such as “Ute” of GWM. */
    isModel: (make: string, model: string): boolean => modelsOf(knownMake(make)?.name ?? make).has(nameKey(model)),
    /** Models of a make that a text may abbreviate, as “CLLA” does “Corolla”; empty for any other text. */
    abbreviatedBy: (make: string, model: string): readonly string[] => abbreviatedBy(knownMake(make)?.name ?? make, model),
    /** Corrects make and model of a row. */
    lineMeant<Line extends { readonly make?: string; readonly model?: string }>(written: Line): Line {
      const [make, model] = bordered(written.make ?? '', written.model ?? '')
      const line = make === (written.make ?? '') ? written : { ...written, make, model }
      const known = knownMake(make)
      if (!known) return line
      const meant = modelMeant(known, model)
      return make === known.name && model === meant ? line : { ...line, make: known.name, model: meant }
    },
    /** Whether a text is a make that the platform or the trade knows. */
    isMake: (text: string): boolean => knownMake(text) !== null || roadMakeKeys.has(nameKey(text)),
    /** Why a make has to be asked, with the known make that it resembles; null for a known make, or without known makes. */
    findAmbiguity: (written: string): { readonly suggestion: string | null } | null =>
      knownMake(written) || known.length === 0 || roadMakeKeys.has(nameKey(written))
        ? null
        : { suggestion: makeWithin(written)?.name ?? nearestMake(written) },
  }
}

export type NamesMeant = ReturnType<typeof createNamesMeant>
