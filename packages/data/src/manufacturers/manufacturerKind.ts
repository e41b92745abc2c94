import { type ManufacturerValues, manufacturerFields } from '@forecourt/rules/records/kinds/manufacturerFields'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { pickFields, recordColumns } from '../edited-records/columnValues'
import type { EditedKind, RecordRow } from '../edited-records/EditedKind'
import { preparedFields } from '../edited-records/preparedFields'
import { recordRow } from '../edited-records/recordRow'
import type { Manufacturer } from '../generated/client'

export interface OwnedManufacturer extends ManufacturerValues, RecordRow<null> {
  readonly modelCount: number
}

const include = { _count: { select: { models: true } } } as const

const toOwned = (row: Manufacturer & { readonly _count: { readonly models: number } }): OwnedManufacturer => ({
  ...recordRow(row, null),
  ...pickFields(manufacturerFields, row),
  modelCount: row._count.models,
})

/** Makes, which staff edit for all dealers (ENT-12). Renaming keeps the slug. */
export const manufacturerKind: EditedKind<ManufacturerValues, OwnedManufacturer, null> = {
  noun: 'manufacturer',
  table: 'manufacturers',
  fields: manufacturerFields,
  titleOf: ({ name }) => name,
  idOf: ({ name }) => toSlug(name),
  keyOf: ({ name }) => toSlug(name),
  all: async (tx) => (await tx.manufacturer.findMany({ include, orderBy: { name: 'asc' } })).map(toOwned),
  read: async (tx, id) => {
    const row = await tx.manufacturer.findUnique({ where: { slug: id }, include })
    return row && toOwned(row)
  },
  refusal: () => null,
  removalRefusal: ({ name, modelCount }) =>
    modelCount === 0 ? null : `${name} has ${modelCount === 1 ? 'a model. Remove it first.' : `${modelCount} models. Remove them first.`}`,
  prepare: async (tx, organisationId, entered, { before, allowedSiteIds }) => {
    const sameName = await tx.manufacturer.findFirst({ where: { name: { equals: entered.name, mode: 'insensitive' } } })
    const isTaken = sameName !== null && sameName.name !== before?.name
    const crossFieldProblems = isTaken
      ? { name: 'There is already a make with this name.' }
      : toSlug(entered.name) === ''
        ? { name: 'The name needs at least one letter.' }
        : {}
    return preparedFields(tx, manufacturerFields, entered, { organisationId, allowedSiteIds, crossFieldProblems })
  },
  insert: async (tx, _of, id, { values, stamp }) => {
    await tx.manufacturer.create({ data: { ...recordColumns(manufacturerFields, values), ...stamp, slug: id } })
  },
  update: async (tx, _of, id, { values, stamp }) => {
    await tx.manufacturer.update({ where: { slug: id }, data: { ...recordColumns(manufacturerFields, values), ...stamp } })
  },
  remove: async (tx, _of, id) => {
    await tx.manufacturer.delete({ where: { slug: id } })
    return null
  },
}
