import { type ModelValues, modelFields } from '@forecourt/rules/records/kinds/modelFields'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import type { EditedKind, RecordRow } from '../edited-records/EditedKind'
import { preparedFields } from '../edited-records/preparedFields'
import { recordRow } from '../edited-records/recordRow'
import type { Model } from '../generated/client'
import { modelAddressProblem } from './modelAddressProblem'
import { type ModelFacts, parseModelFacts, writeModelFacts } from './parseModelFacts'

export interface OwnedModel extends ModelValues, RecordRow<null> {
  readonly manufacturerName: string
  readonly slug: string
  readonly accessoryCount: number
}

const include = { manufacturer: { select: { name: true } }, _count: { select: { accessories: true } } } as const

type Included = Model & { readonly manufacturer: { readonly name: string }; readonly _count: { readonly accessories: number } }

const toOwned = (row: Included): OwnedModel => ({
  ...recordRow(row, null),
  ...parseModelFacts(row.facts),
  manufacturerId: row.manufacturerSlug,
  manufacturerName: row.manufacturer.name,
  slug: row.slug,
  name: row.name,
  status: (row.status in modelFields.status.choices ? row.status : 'current') as ModelValues['status'],
  published: row.published,
  body: row.body,
  overridePath: row.overridePath,
  imageKey: row.imageKey,
  accessoryCount: row._count.accessories,
})

const columns = ({ manufacturerId, name, status, published, body, overridePath, imageKey, ...facts }: ModelValues) => ({
  name,
  status,
  published,
  body,
  overridePath,
  imageKey,
  facts: writeModelFacts(facts satisfies ModelFacts),
})

const idOf = ({ manufacturerId, name }: ModelValues) => `${manufacturerId}.${toSlug(name)}`

/** Models as staff write them, for all dealers (ENT-13). A model's address and make stay when it is renamed. */
export const modelKind: EditedKind<ModelValues, OwnedModel, null> = {
  noun: 'model',
  table: 'models',
  fields: modelFields,
  titleOf: ({ name }) => name,
  idOf,
  keyOf: idOf,
  all: async (tx) => (await tx.model.findMany({ include, orderBy: [{ manufacturerSlug: 'asc' }, { name: 'asc' }] })).map(toOwned),
  read: async (tx, id) => {
    const row = await tx.model.findUnique({ where: { id }, include })
    return row && toOwned(row)
  },
  refusal: () => null,
  removalRefusal: ({ name, accessoryCount }) =>
    accessoryCount === 0
      ? null
      : `The ${name} has ${accessoryCount === 1 ? 'an accessory' : `${accessoryCount} accessories`}. Remove them first.`,
  prepare: async (tx, organisationId, typed, { before, allowedSiteIds }) => {
    const path = typed.overridePath
    const isPath = path === null || /^\/[a-z0-9][a-z0-9\-/]*$/.test(path)
    const address = path ?? `/${toSlug(typed.name)}`
    // A model keeps the address it has, whatever came up beside it.
    const isOwnPath = isPath && typed.name !== '' && (!before || before.overridePath !== path)
    const taken = isOwnPath
      ? await modelAddressProblem(tx, { path: address, manufacturerId: typed.manufacturerId, own: before?.name ?? null })
      : null
    const names = typed.variants.map(({ name }) => name)
    const twice = names.findIndex((name, index) => names.indexOf(name) !== index)
    const together = {
      ...(before &&
        before.manufacturerId !== typed.manufacturerId && {
          manufacturerId: 'A model stays with its make. Add it to the other make instead.',
        }),
      ...(!isPath && { overridePath: 'Write a path of the site in small letters, such as /new-corolla.' }),
      ...(taken !== null && { overridePath: taken }),
      ...(typed.launchedOn !== null &&
        typed.newUntil !== null &&
        typed.newUntil < typed.launchedOn && { newUntil: 'This is before it is on sale.' }),
      ...(toSlug(typed.name) === '' && typed.name !== '' && { name: 'Use letters or digits.' }),
      ...(twice >= 0 && { [`variants.${twice}.name`]: 'There is a variant of this name already.' }),
    }
    return preparedFields(tx, modelFields, typed, { organisationId, allowedSiteIds, together })
  },
  insert: async (tx, _of, id, { values, stamp }) => {
    const data = { ...columns(values), ...stamp, manufacturerSlug: values.manufacturerId, slug: id.slice(values.manufacturerId.length + 1) }
    await tx.model.create({ data })
  },
  update: async (tx, _of, id, { values, stamp }) => {
    await tx.model.update({ where: { id }, data: { ...columns(values), ...stamp } })
  },
  remove: async (tx, _of, id) => {
    await tx.model.delete({ where: { id } })
    return null
  },
}
