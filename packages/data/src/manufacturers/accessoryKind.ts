import { type AccessoryModelState, accessoryModelState } from '@forecourt/rules/records/kinds/accessoryModelState'
import { type AccessoryValues, accessoryFields, type ModelValues } from '@forecourt/rules/records/kinds/modelFields'
import { columnValues, recordColumns } from '../edited-records/columnValues'
import type { EditedKind, Owner, RecordRow } from '../edited-records/EditedKind'
import { modelMakeName } from '../edited-records/ownMakes'
import { preparedFields } from '../edited-records/preparedFields'
import { recordRow } from '../edited-records/recordRow'
import type { Prisma } from '../generated/client'
import { type Ownership, ownershipFor, visibleModels } from './visibleModels'

export interface OwnedAccessory extends AccessoryValues, RecordRow<Owner>, Ownership {
  readonly modelName: string
  readonly modelState: AccessoryModelState
}

const include = {
  model: {
    select: {
      name: true,
      makeName: true,
      organisationId: true,
      published: true,
      status: true,
      manufacturer: { select: { name: true } },
      organisation: { select: { name: true } },
    },
  },
} as const satisfies Prisma.AccessoryInclude

type RowWithRelations = Prisma.AccessoryGetPayload<{ include: typeof include }>

const toOwned = ({ model, ...row }: RowWithRelations, ownership: Ownership): OwnedAccessory => ({
  ...recordRow(row, model.organisationId),
  ...ownership,
  ...columnValues(accessoryFields, row),
  modelName: `${modelMakeName(model)} ${model.name}`,
  modelState: accessoryModelState({ ...model, status: model.status as ModelValues['status'] }),
})

/** Accessories of models: the platform's, which staff edit, and those of a dealer's own models (MOD-02). */
export const accessoryKind: EditedKind<AccessoryValues, OwnedAccessory, Owner> = {
  noun: 'accessory',
  table: 'accessories',
  fields: accessoryFields,
  titleOf: ({ name }) => name,
  idOf: (_values, key) => key.toLowerCase(),
  keyOf: ({ modelId, partNumber, name }) => `${modelId} ${(partNumber ?? name).toLowerCase()}`,
  all: async (tx, owner, allowedSiteIds) => {
    const findOwnership = await ownershipFor(tx, 'accessory', allowedSiteIds)
    const rows = await tx.accessory.findMany({
      where: { model: await visibleModels(tx, owner) },
      include,
      orderBy: [{ modelId: 'asc' }, { name: 'asc' }],
    })
    return rows.map((row) => toOwned(row, findOwnership(row.model)))
  },
  read: async (tx, id, allowedSiteIds) => {
    const row = await tx.accessory.findUnique({ where: { id }, include })
    return row && toOwned(row, (await ownershipFor(tx, 'accessory', allowedSiteIds))(row.model))
  },
  refusal: ({ lock }) => lock,
  prepare: (tx, organisationId, entered, { allowedSiteIds }) => {
    const lacksAccess = organisationId !== null && allowedSiteIds !== null
    const crossFieldProblems = lacksAccess
      ? { name: 'This accessory is for every site of the business. Ask someone who manages all of them.' }
      : {}
    return preparedFields(tx, accessoryFields, entered, { organisationId, allowedSiteIds, crossFieldProblems })
  },
  insert: async (tx, _of, id, { values: entered, stamp }) => {
    await tx.accessory.create({ data: { ...recordColumns(accessoryFields, entered), ...stamp, id } })
  },
  update: async (tx, _of, id, { values: entered, stamp }) => {
    await tx.accessory.update({ where: { id }, data: { ...recordColumns(accessoryFields, entered), ...stamp } })
  },
  remove: async (tx, _of, id) => {
    await tx.accessory.delete({ where: { id } })
    return null
  },
}
