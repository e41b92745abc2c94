import { sameJson } from '@forecourt/schema/sameJson'
import type { Country } from '../../records/kinds/countryTerms'
import { carFormFields, fieldName } from './carSections'
import { formatValue, isGroup, shorten } from './formatValue'

type Change = { readonly before: unknown; readonly after: unknown }

const changedFacts = (group: string, { before, after }: Change): [string, Change][] => {
  const [was, is] = [isGroup(before) ? before : {}, isGroup(after) ? after : {}]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !sameJson(was[name] ?? null, is[name] ?? null))
  return names.map((name) => [`${group}.${name}`, { before: was[name] ?? null, after: is[name] ?? null }])
}

const hasFacts = (group: string) => carFormFields.some(({ path }) => path.startsWith(`${group}.`))

/** Changes of a car, one sentence each (ENT-02): 'Drive-away price: $24,990 → $23,990'. */
export const changeSentences = (
  changes: { readonly [field: string]: Change },
  country: Country,
  locationNames: ReadonlyMap<string, string> = new Map(),
): string[] =>
  Object.entries(changes)
    .flatMap(([field, change]): [string, Change][] => (hasFacts(field) ? changedFacts(field, change) : [[field, change]]))
    .map(([field, { before, after }]) => {
      const label = fieldName(field, country)
      if (field === 'financeLenders') return `${label}: ${Object.keys(isGroup(after) ? after : {}).join(', ') || 'none'}`
      if (field === 'standardEquipment' || field === 'videos' || field === 'paymentProcessors') {
        const [was, is] = [before, after].map((list) => new Set(Array.isArray(list) ? list.map(String) : [])) as [Set<string>, Set<string>]
        const added = [...is].filter((entry) => !was.has(entry)).map((entry) => `+ ${entry}`)
        const removed = [...was].filter((entry) => !is.has(entry)).map((entry) => `− ${entry}`)
        return `${label}: ${shorten([...added, ...removed].join(', ') || 'in another order')}`
      }
      return `${label}: ${formatValue(field, before, locationNames)} → ${formatValue(field, after, locationNames)}`
    })
