import { modelNames } from '@forecourt/rules/stock/vocabulary/modelNames'
import { nameKey } from '@forecourt/rules/text/nameKey'
import { nearestName } from '@forecourt/rules/text/nearestName'
import type { KnownMake } from './KnownMake'

/** Models of a make by the key of their names. */
export type ModelList = ReadonlyMap<string, string>

/** Creates the function that lists the models of a make: those of the platform, and the usual ones of the trade (MOD-03). */
export const createModelLists = (known: readonly KnownMake[]): ((make: string) => ModelList) => {
  const listed = new Map<string, ModelList>()
  return (make) => {
    const key = nameKey(make)
    const before = listed.get(key)
    if (before) return before
    const names = Object.entries(modelNames).flatMap(([name, models]) => (nameKey(name) === key ? models.split(', ') : []))
    const own = known.find(({ name }) => nameKey(name) === key)?.models ?? []
    const models = new Map([...own, ...names].map((name) => [nameKey(name), name]))
    listed.set(key, models)
    return models
  }
}

/** Whether a name contains another: Corolla Cross contains Corolla, and RX350 begins with RX. A CX-30 is no CX-3. */
export const isWithin = (long: string, short: string): boolean => {
  const at = long.indexOf(short)
  if (at < 0 || (short.length < 3 && at > 0)) return false
  const isCut = (one: string | undefined, other: string | undefined) => /\d/.test(one ?? '') && /\d/.test(other ?? '')
  return !isCut(short.at(-1), long[at + short.length]) && !isCut(short[0], long[at - 1])
}

/** Whether a code is of a series or class: “320i” and “M3” of “3 Series”, “C200” of “C-Class”. */
export const isOfSeries = (code: string, series: string): boolean => {
  const stem = /^(.{1,4}?)(?:series|class)$/.exec(series)?.[1]
  return stem !== undefined && new RegExp(`^m?${stem}(?:\\d|$)`).test(code)
}

/** Fewest characters of an abbreviation. */
const shortest = 3

/** Whether a key may abbreviate another: “clla” of “corolla”, “tri” of “triton”. The digits of a model are never left out. */
export const mayAbbreviate = (short: string, long: string): boolean => {
  if (short.length < shortest || short.length >= long.length || short[0] !== long[0]) return false
  if (short.replace(/\D/g, '') !== long.replace(/\D/g, '')) return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length
}

/** Fewest characters of a misspelled model: shorter names of other models are as near. */
const shortestMisspelled = 6
/** The model that a text is most likely a typo of, as “Carolla” of “Corolla”; empty for none. A code with digits has no typo. */
const misspelled = (plain: string, models: ModelList): readonly string[] => {
  const near = plain.length < shortestMisspelled || /\d/.test(plain) ? null : nearestName(plain, [...models.values()])
  return near === null ? [] : [near]
}

/** Models that a text which isn't in the list may abbreviate, begin or misspell, the shortest first; empty for any other text. */
export const abbreviatedModels = (written: string, make: string, models: ModelList): readonly string[] => {
  const [makeKey, key] = [nameKey(make), nameKey(written)]
  const plain = key.startsWith(makeKey) && key !== makeKey ? key.slice(makeKey.length) : key
  const isListed = [...models.keys()].some(
    (each) => each === plain || each === `${makeKey}${plain}` || isWithin(plain, each) || isOfSeries(plain, each),
  )
  if (isListed) return []
  const meant = [...models]
    .filter(([each]) => mayAbbreviate(plain, each) || (plain !== '' && each.startsWith(plain)))
    .map(([, name]) => name)
    .toSorted((one, other) => one.length - other.length)
  return meant.length > 0 ? meant : misspelled(plain, models)
}
