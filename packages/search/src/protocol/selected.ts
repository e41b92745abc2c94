import { isRecord } from '@forecourt/schema/isRecord'
import type { Selection } from './Query'

/** A hit's attributes as clients get them; whatever JSON can say. */
export type HitAttributes = { readonly objectID: string; readonly [attribute: string]: unknown }

type Branch = { [name: string]: unknown }

/**
 * The attributes of a hit that are wanted; the id always is. A name may lead into an attribute: `car.images`.
 *
 * @example selected({ objectID: '1', car: { name: 'A', km: 5 } }, { names: new Set(['car.name']), isExclusion: false })
 * // { objectID: '1', car: { name: 'A' } }
 */
export function selected(attributes: HitAttributes, { names, isExclusion }: Selection): HitAttributes {
  const chosen = isExclusion ? { ...attributes } : { objectID: attributes.objectID }
  for (const name of names) {
    if (name === 'objectID') continue
    // An attribute may have a dot in its own name.
    const path = Object.hasOwn(attributes, name) ? [name] : name.split('.')
    if (isExclusion) leaveOut(chosen, path)
    else take(attributes, chosen, path)
  }
  return chosen
}

function take(from: Branch, into: Branch, [name = '', ...rest]: readonly string[]): void {
  if (!Object.hasOwn(from, name)) return
  const value = from[name]
  if (rest.length === 0) into[name] = value
  else if (isRecord(value)) {
    const known = Object.hasOwn(into, name) ? into[name] : undefined
    // Wanted whole before.
    if (known === value) return
    const branch = isRecord(known) ? known : {}
    take(value, branch, rest)
    if (Object.keys(branch).length > 0) into[name] = branch
  }
}

function leaveOut(from: Branch, [name = '', ...rest]: readonly string[]): void {
  if (!Object.hasOwn(from, name)) return
  const value = from[name]
  if (rest.length === 0) delete from[name]
  else if (isRecord(value)) {
    const branch = { ...value }
    leaveOut(branch, rest)
    from[name] = branch
  }
}
