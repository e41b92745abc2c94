import { fieldChanges } from '@forecourt/rules/records/fieldChanges'
import { fieldProblems } from '@forecourt/rules/records/fieldProblems'
import type { AnyValues, RecordField, RecordFields, ReferenceTo } from '@forecourt/rules/records/RecordField'
import { nameKey } from '@forecourt/rules/text/nameKey'
import { dealershipsOfSites, locationsOfSites } from '../organisations/listLocations'
import type { Transaction } from '../Transaction'
import type { Editing, Owner, Prepared } from './EditedKind'
import { fieldsInCountry } from './fieldsInCountry'
import { modelMakeName } from './ownMakes'

/** Names by id of the records that fields can reference. */
type RecordNames = { readonly [To in ReferenceTo | 'site']?: ReadonlyMap<string, string> }

const namesById = (rows: readonly { readonly id: string; readonly name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]))

const read: {
  readonly [To in ReferenceTo | 'site']: (
    tx: Transaction,
    organisationId: string,
    allowedSiteIds: Editing['allowedSiteIds'],
  ) => Promise<ReadonlyMap<string, string>>
} = {
  location: async (tx, organisationId, allowedSiteIds) => {
    const where = { AND: [{ organisationId }, await locationsOfSites(tx, allowedSiteIds)] }
    return namesById(await tx.location.findMany({ where, select: { id: true, name: true }, orderBy: { name: 'asc' } }))
  },
  dealership: async (tx, organisationId, allowedSiteIds) => {
    const ids = await dealershipsOfSites(tx, allowedSiteIds)
    const where = { organisationId, id: ids === null ? undefined : { in: ids } }
    return namesById(await tx.dealership.findMany({ where, select: { id: true, name: true }, orderBy: { name: 'asc' } }))
  },
  manufacturer: async (tx) => namesById(await tx.manufacturer.findMany({ select: { id: true, name: true }, orderBy: { name: 'asc' } })),
  // Contents of a model belong to the model's owner.
  model: async (tx, organisationId) => {
    const models = await tx.model.findMany({
      where: { organisationId: organisationId || null },
      include: { manufacturer: true },
      orderBy: [{ manufacturerSlug: 'asc' }, { name: 'asc' }],
    })
    return new Map(models.map((model) => [model.id, `${modelMakeName(model)} ${model.name}`]))
  },
  site: async (tx, organisationId, allowedSiteIds) => {
    const where = { organisationId, status: { not: 'archived' }, id: allowedSiteIds === null ? undefined : { in: [...allowedSiteIds] } }
    return namesById(await tx.site.findMany({ where, select: { id: true, name: true }, orderBy: { name: 'asc' } }))
  },
}

const referenceTarget = (field: RecordField): ReferenceTo | 'site' | null =>
  field.kind === 'reference' || field.kind === 'references' ? field.to : field.kind === 'sites' ? 'site' : null

/** Names of all records that the fields of a kind can reference, within the user's sites. */
export const recordNames = async (
  tx: Transaction,
  fields: RecordFields,
  organisationId: Owner,
  allowedSiteIds: Editing['allowedSiteIds'],
): Promise<RecordNames> => {
  const names: { [To in ReferenceTo | 'site']?: ReadonlyMap<string, string> } = {}
  for (const to of new Set(Object.values(fields).flatMap((field) => referenceTarget(field) ?? [])))
    names[to] = await read[to](tx, organisationId ?? '', allowedSiteIds)
  return names
}

/** Name of a referenced record, of any field. */
export const nameIn =
  (names: RecordNames) =>
  (id: string): string =>
    Object.values(names)
      .map((each) => each.get(id))
      .find((name) => name !== undefined) ?? 'another'

/** Words of a name, without punctuation and accents. */
const nameWords = (name: string): readonly string[] =>
  name
    .split(/[\s,()/–-]+/)
    .map(nameKey)
    .filter((word) => word !== '')

/** The only location whose name contains all words of a short name, such as 'Ararat' of 'Saltbush Motors Ararat'; null if several do. */
const findLocationByWords = (known: ReadonlyMap<string, string>, name: string): string | null => {
  const words = nameWords(name)
  const found = [...known].filter(([, called]) => words.length > 0 && words.every((word) => nameWords(called).includes(word)))
  return found.length === 1 ? (found[0]?.[0] ?? null) : null
}

/**
 * Resolves a name or an id in an import file to an id; null if it is unknown or ambiguous. A location can be called by part of its name, if
 * no other location's has it.
 */
export const idIn =
  (names: RecordNames) =>
  (field: RecordField, name: string): string | null => {
    const to = referenceTarget(field)
    const known = to === null ? undefined : names[to]
    if (!known) return null
    if (known.has(name)) return name
    const found = [...known].filter(([, called]) => nameKey(called) === nameKey(name))
    if (found.length === 0 && to === 'location') return findLocationByWords(known, name)
    return found.length === 1 ? (found[0]?.[0] ?? null) : null
  }

interface PrepareOptions {
  readonly organisationId: Owner
  readonly allowedSiteIds: Editing['allowedSiteIds']
  /** Problems between fields, by field; a field’s own problem takes precedence. */
  readonly crossFieldProblems?: Readonly<Record<string, string | undefined>>
}

/** Validates a record: each field, cross-field rules, and references that the user can't reach. */
export const preparedFields = async <Values extends object>(
  tx: Transaction,
  fields: RecordFields,
  values: Values,
  { organisationId, allowedSiteIds, crossFieldProblems = {} }: PrepareOptions,
): Promise<Prepared<Values>> => {
  const names = await recordNames(tx, fields, organisationId, allowedSiteIds)
  const texts = await fieldsInCountry(tx, fields, organisationId)
  const entered = values as unknown as AnyValues
  const crossField = Object.entries(crossFieldProblems).flatMap(([name, message]) =>
    message === undefined ? [] : [[name, message] as const],
  )
  const problems: Record<string, string> = { ...Object.fromEntries(crossField), ...fieldProblems(fields, entered) }
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'reference') continue
    const id = entered[name]
    // Organisation-wide records need access to all sites.
    const isUnreachable = id === null ? organisationId !== null && allowedSiteIds !== null : id !== '' && !names[field.to]?.has(String(id))
    if (isUnreachable) problems[name] = `Choose one of your ${field.to}s.`
  }
  return {
    values,
    problems: Object.keys(problems).length === 0 ? null : problems,
    changesFrom: (before) => fieldChanges(texts, before as unknown as AnyValues, entered, nameIn(names)),
  }
}
