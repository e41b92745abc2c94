import { type ModelValues, modelFields } from '@forecourt/rules/records/kinds/modelFields'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import type { EditedKind, Editing, Owner, Prepared, RecordRow } from '../edited-records/EditedKind'
import { modelMakeName } from '../edited-records/ownMakes'
import { preparedFields } from '../edited-records/preparedFields'
import { recordRow } from '../edited-records/recordRow'
import type { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import { modelId } from './modelPage'
import { type ModelFacts, parseModelFacts, writeModelFacts } from './parseModelFacts'
import { modelAddressProblem } from './sitesOfModel'
import { type Ownership, ownershipFor, visibleModels } from './visibleModels'

export interface OwnedModel extends ModelValues, RecordRow<Owner>, Ownership {
  readonly manufacturerName: string
  readonly slug: string
  readonly accessoryCount: number
}

const include = {
  manufacturer: { select: { name: true } },
  organisation: { select: { name: true } },
  _count: { select: { accessories: true } },
} as const satisfies Prisma.ModelInclude

type RowWithRelations = Prisma.ModelGetPayload<{ include: typeof include }>

const toOwned = (row: RowWithRelations, ownership: Ownership): OwnedModel => ({
  ...recordRow(row, row.organisationId),
  ...ownership,
  ...parseModelFacts(row.facts),
  manufacturerId: row.knownMake,
  makeName: row.makeName,
  manufacturerName: modelMakeName(row),
  slug: row.slug,
  name: row.name,
  status: (row.status in modelFields.status.choices ? row.status : 'current') as ModelValues['status'],
  published: row.published,
  body: row.body,
  overridePath: row.overridePath,
  imageKey: row.imageKey,
  accessoryCount: row._count.accessories,
})

const columns = ({ manufacturerId, makeName, name, status, published, body, overridePath, imageKey, ...facts }: ModelValues) => ({
  name,
  makeName: manufacturerId === null ? makeName : null,
  status,
  published,
  body,
  overridePath,
  imageKey,
  facts: writeModelFacts(facts satisfies ModelFacts),
})

const modelMakeSlug = ({ manufacturerId, makeName }: Pick<ModelValues, 'manufacturerId' | 'makeName'>) =>
  manufacturerId ?? toSlug(makeName ?? '')

const idOf = (values: Pick<ModelValues, 'manufacturerId' | 'makeName' | 'name'>, organisationId: Owner) =>
  modelId({ manufacturerSlug: modelMakeSlug(values), slug: toSlug(values.name), organisationId })

/** Validates the make of a model; problems by field. */
const makeProblems = async (
  tx: Transaction,
  entered: ModelValues,
  { organisationId, before }: { organisationId: Owner; before: ModelValues | null },
) => {
  const { manufacturerId, makeName } = entered
  const slug = modelMakeSlug(entered)
  if (before && modelMakeSlug(before) !== slug) {
    const message = 'The make of a model can’t be changed. Add the model to the other make instead.'
    return manufacturerId === null ? { makeName: message } : { manufacturerId: message }
  }
  if (manufacturerId !== null) return makeName === null ? {} : { makeName: 'The make is already chosen above. Leave this empty.' }
  if (organisationId === null) return { manufacturerId: 'Choose the make.' }
  if (slug === '')
    return { makeName: makeName === null ? 'Choose the make above, or enter its name.' : 'The name needs a letter or digit.' }
  const known = before ? null : await tx.manufacturer.findFirst({ where: { slug } })
  return known ? { makeName: `${known.name} is in the list above. Choose it there.` } : {}
}

/** The platform's model of a make and name. */
export interface PlatformModel {
  readonly id: string
  /** 'Forecourt already has Mazda CX-5 with 4 variants and photos.' */
  readonly message: string
}

/** The platform's model that a model of an organisation with these values would replace on its sites; null if there is none. */
export const platformModel = async (
  tx: Transaction,
  values: Pick<ModelValues, 'manufacturerId' | 'makeName' | 'name'>,
): Promise<PlatformModel | null> => {
  if (values.manufacturerId === null || toSlug(values.name) === '') return null
  const row = await tx.model.findFirst({ where: { id: idOf(values, null), organisationId: null }, include })
  if (!row) return null
  const { variants, colours, pictures } = parseModelFacts(row.facts)
  const hasPhotos = row.imageKey !== null || pictures.length > 0 || colours.some(({ imageKey }) => imageKey)
  const contents = [
    ...(variants.length > 0 ? [variants.length === 1 ? '1 variant' : `${variants.length} variants`] : []),
    ...(hasPhotos ? ['photos'] : []),
  ].join(' and ')
  return { id: row.id, message: `Forecourt already has ${modelMakeName(row)} ${row.name}${contents && ` with ${contents}`}.` }
}

interface ModelContext {
  readonly before: ModelValues | null
  readonly allowedSiteIds: Editing['allowedSiteIds']
  /** Whether it copies the platform's model, and may therefore replace it. */
  readonly isCopy: boolean
}

/** Validates a model; problems by field. */
const prepareModel = async (
  tx: Transaction,
  organisationId: Owner,
  entered: ModelValues,
  { before, allowedSiteIds, isCopy }: ModelContext,
): Promise<Prepared<ModelValues>> => {
  const path = entered.overridePath
  const isPath = path === null || /^\/[a-z0-9][a-z0-9\-/]*$/.test(path)
  const slug = toSlug(entered.name)
  // A model keeps its address, even if a page with that path was added later.
  const isOwnPath = isPath && entered.name !== '' && (!before || before.overridePath !== path)
  const taken = isOwnPath
    ? await modelAddressProblem(tx, {
        ...{
          path: path ?? `/${slug}`,
          manufacturerSlug: modelMakeSlug(entered),
          slug: toSlug(before?.name ?? entered.name),
          organisationId,
        },
        currentName: before?.name ?? null,
      })
    : null
  const exists = before === null && slug !== '' && (await tx.model.count({ where: { id: idOf(entered, organisationId) } })) > 0
  const platformTwin = before === null && organisationId !== null && !isCopy ? await platformModel(tx, entered) : null
  const names = entered.variants.map(({ name }) => name)
  const duplicateIndex = names.findIndex((name, index) => names.indexOf(name) !== index)
  const crossFieldProblems = {
    ...(organisationId !== null &&
      allowedSiteIds !== null && { name: 'This model is for every site of the business. Ask someone who manages all of them.' }),
    ...(await makeProblems(tx, entered, { organisationId, before })),
    ...(platformTwin && { name: `${platformTwin.message} Change a copy of it instead.` }),
    ...(exists && { name: 'There is already a model with this make and name.' }),
    ...(!isPath && { overridePath: 'Enter a path in lower-case letters, such as /new-corolla.' }),
    ...(taken !== null && { overridePath: taken }),
    ...(entered.launchedOn !== null &&
      entered.newUntil !== null &&
      entered.newUntil < entered.launchedOn && { newUntil: 'This date is before it goes on sale.' }),
    ...(slug === '' && entered.name !== '' && { name: 'The name needs a letter or digit.' }),
    ...(duplicateIndex >= 0 && { [`variants.${duplicateIndex}.name`]: 'There is already a variant with this name.' }),
  }
  return preparedFields(tx, modelFields, entered, { organisationId, allowedSiteIds, crossFieldProblems })
}

/** Models: the platform's, which staff edit, and dealers' own (ENT-13). Renaming keeps the address and the make. */
export const modelKind: EditedKind<ModelValues, OwnedModel, Owner> = {
  noun: 'model',
  table: 'models',
  fields: modelFields,
  titleOf: ({ name }) => name,
  idOf: (values, _key, organisationId) => idOf(values, organisationId),
  keyOf: (values) => idOf(values, null),
  all: async (tx, owner, allowedSiteIds) => {
    const findOwnership = await ownershipFor(tx, 'model', allowedSiteIds)
    const rows = await tx.model.findMany({
      where: await visibleModels(tx, owner),
      include,
      orderBy: [{ manufacturerSlug: 'asc' }, { name: 'asc' }, { id: 'asc' }],
    })
    return rows.map((row) => toOwned(row, findOwnership(row)))
  },
  read: async (tx, id, allowedSiteIds) => {
    const row = await tx.model.findUnique({ where: { id }, include })
    return row && toOwned(row, (await ownershipFor(tx, 'model', allowedSiteIds))(row))
  },
  refusal: ({ lock }) => lock,
  removalRefusal: ({ name, accessoryCount }) =>
    accessoryCount === 0
      ? null
      : `The ${name} has ${accessoryCount === 1 ? 'an accessory. Move it to another model or remove it first.' : `${accessoryCount} accessories. Move them to another model or remove them first.`} Accessories are listed on the model’s page.`,
  prepare: (tx, organisationId, entered, context) => prepareModel(tx, organisationId, entered, { ...context, isCopy: false }),
  insert: async (tx, organisationId, id, { values, stamp }) => {
    const manufacturerSlug = modelMakeSlug(values)
    const suffixLength = modelId({ manufacturerSlug, slug: '', organisationId }).length
    const slug = id.slice(manufacturerSlug.length + 1, manufacturerSlug.length + 1 + id.length - suffixLength)
    await tx.model.create({ data: { ...columns(values), ...stamp, organisationId, manufacturerSlug, slug } })
  },
  update: async (tx, _of, id, { values, stamp }) => {
    await tx.model.update({ where: { id }, data: { ...columns(values), ...stamp } })
  },
  remove: async (tx, _of, id) => {
    await tx.model.delete({ where: { id } })
    return null
  },
}

/** Copies of the platform's models, which replace these on their organisation's sites. */
export const copiedModelKind: typeof modelKind = {
  ...modelKind,
  prepare: (tx, organisationId, entered, context) => prepareModel(tx, organisationId, entered, { ...context, isCopy: true }),
}
