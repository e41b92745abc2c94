import { type AccessoryValues, accessoryFields } from '@forecourt/rules/records/kinds/accessoryFields'
import type { EditedKind, RecordRow } from '../edited-records/EditedKind'
import { preparedFields } from '../edited-records/preparedFields'
import { recordColumns } from '../edited-records/recordColumns'
import { recordRow } from '../edited-records/recordRow'
import { writtenValues } from '../edited-records/writtenValues'
import type { Accessory } from '../generated/client'

export interface OwnedAccessory extends AccessoryValues, RecordRow<null> {
  readonly modelName: string
}

const include = { model: { select: { name: true, manufacturer: { select: { name: true } } } } } as const

type Included = Accessory & { readonly model: { readonly name: string; readonly manufacturer: { readonly name: string } } }

const toOwned = (row: Included): OwnedAccessory => ({
  ...recordRow(row, null),
  ...writtenValues(accessoryFields, row),
  modelName: `${row.model.manufacturer.name} ${row.model.name}`,
})

/** Accessories of models as staff write them, for all dealers (MOD-02). */
export const accessoryKind: EditedKind<AccessoryValues, OwnedAccessory, null> = {
  noun: 'accessory',
  table: 'accessories',
  fields: accessoryFields,
  titleOf: ({ name }) => name,
  idOf: (_values, key) => key.toLowerCase(),
  keyOf: ({ modelId, partNumber, name }) => `${modelId} ${(partNumber ?? name).toLowerCase()}`,
  all: async (tx) => (await tx.accessory.findMany({ include, orderBy: [{ modelId: 'asc' }, { name: 'asc' }] })).map(toOwned),
  read: async (tx, id) => {
    const row = await tx.accessory.findUnique({ where: { id }, include })
    return row && toOwned(row)
  },
  refusal: () => null,
  prepare: (tx, organisationId, typed, { allowedSiteIds }) =>
    preparedFields(tx, accessoryFields, typed, { organisationId, allowedSiteIds }),
  insert: async (tx, _of, id, { values: typed, stamp }) => {
    await tx.accessory.create({ data: { ...recordColumns(accessoryFields, typed), ...stamp, id } })
  },
  update: async (tx, _of, id, { values: typed, stamp }) => {
    await tx.accessory.update({ where: { id }, data: { ...recordColumns(accessoryFields, typed), ...stamp } })
  },
  remove: async (tx, _of, id) => {
    await tx.accessory.delete({ where: { id } })
    return null
  },
}
