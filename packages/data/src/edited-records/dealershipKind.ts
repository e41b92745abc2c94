import { type DealershipValues, dealershipFields } from '@forecourt/rules/records/kinds/dealershipFields'
import { reviewAddressProblem } from '@forecourt/rules/reviews/reviewProblems'
import type { Dealership } from '../generated/client'
import { dealershipsOfSites, type SiteLimit } from '../organisations/listLocations'
import type { Transaction } from '../Transaction'
import { pickFields, recordColumns } from './columnValues'
import type { EditedKind, RecordRow } from './EditedKind'
import { preparedFields } from './preparedFields'
import { recordRow } from './recordRow'

export interface OwnedDealership extends DealershipValues, RecordRow<string> {
  readonly makes: readonly string[]
  readonly locationCount: number
}

const include = { _count: { select: { locations: { where: { removedAt: null } } } } } as const

const toOwned = (row: Dealership & { readonly _count: { readonly locations: number } }): OwnedDealership => ({
  ...recordRow(row, row.organisationId),
  ...pickFields(dealershipFields, row),
  makes: row.makes,
  locationCount: row._count.locations,
})

const ofSites = async (tx: Transaction, siteIds: SiteLimit) => {
  const ids = await dealershipsOfSites(tx, siteIds)
  return ids === null ? {} : { id: { in: ids } }
}

const normaliseName = (text: string) => text.trim().toLowerCase()

const isNameTaken = async (tx: Transaction, organisationId: string, name: string) =>
  (await tx.dealership.count({ where: { organisationId, name: { equals: name, mode: 'insensitive' } } })) > 0

/** Why a dealership can't have this name: import files identify it by name, and only staff add dealerships. */
const nameProblem = async (tx: Transaction, organisationId: string, name: string, before: DealershipValues | null) => {
  if (before === null) return 'There is no dealership with this name. Staff add new ones under Organisations.'
  if (normaliseName(name) === normaliseName(before.name)) return
  return (await isNameTaken(tx, organisationId, name)) ? 'Another dealership already has this name.' : undefined
}

const removalMessage = 'This dealership still has cars or locations, so it can’t be removed.'

/** Dealerships as dealers edit them (REV-05). Only `addDealership` adds them, and they can't be removed. */
export const dealershipKind: EditedKind<DealershipValues, OwnedDealership> = {
  noun: 'dealership',
  table: 'dealerships',
  fields: dealershipFields,
  titleOf: ({ name }) => name,
  idOf: (_values, key) => key.toLowerCase(),
  keyOf: ({ name }) => normaliseName(name),
  all: async (tx, owner, allowedSiteIds) => {
    const where = { AND: [{ organisationId: owner }, await ofSites(tx, allowedSiteIds)] }
    return (await tx.dealership.findMany({ where, include, orderBy: [{ name: 'asc' }, { id: 'asc' }] })).map(toOwned)
  },
  read: async (tx, id, allowedSiteIds) => {
    const row = await tx.dealership.findFirst({ where: { AND: [{ id }, await ofSites(tx, allowedSiteIds)] }, include })
    return row && toOwned(row)
  },
  refusal: () => null,
  removalRefusal: () => removalMessage,
  prepare: async (tx, organisationId, entered, { before, allowedSiteIds }) => {
    const values = { name: entered.name.trim(), reviewUrl: entered.reviewUrl?.trim() || null }
    const crossFieldProblems = {
      name: await nameProblem(tx, organisationId, values.name, before),
      reviewUrl: reviewAddressProblem(values.reviewUrl),
    }
    return preparedFields(tx, dealershipFields, values, { organisationId, allowedSiteIds, crossFieldProblems })
  },
  insert: () => Promise.reject(new Error('A dealership is added by addDealership.')),
  update: async (tx, organisationId, id, { values, stamp }) => {
    await tx.dealership.updateMany({ where: { organisationId, id }, data: { ...recordColumns(dealershipFields, values), ...stamp } })
  },
  remove: () => Promise.reject(new Error(removalMessage)),
}
