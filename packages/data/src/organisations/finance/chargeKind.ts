import { type ChargeValues, chargeFields } from '@forecourt/rules/records/kinds/chargeFields'
import type { EditedKind } from '../../edited-records/EditedKind'
import { preparedFields } from '../../edited-records/preparedFields'
import { dealershipsOfSites } from '../locationsOfSites'
import { include, type OwnedTerms, toTerms, whyTermsStay } from './OwnedTerms'

export type OwnedCharge = OwnedTerms<ChargeValues>

const values = ({ name, askedBy, dealershipId, states, carTypes, fixedCents, percent, aboveCents, published }: ChargeValues) => ({
  ...{ name, askedBy, dealershipId, states, carTypes, fixedCents, percent, aboveCents, published },
})

// What is missing is refused before it would be stored.
const columns = (charge: ChargeValues) => ({
  ...charge,
  states: [...charge.states],
  carTypes: [...charge.carTypes],
  fixedCents: charge.fixedCents ?? 0,
  percent: charge.percent ?? 0,
  aboveCents: charge.aboveCents ?? 0,
})

/** Charges on the road as dealers write them: pages of cars whose price excludes them follow. */
export const chargeKind: EditedKind<ChargeValues, OwnedCharge> = {
  noun: 'charge',
  table: 'charges',
  fields: chargeFields,
  titleOf: ({ name }) => name,
  valuesOf: values,
  idOf: (_values, key) => key.toLowerCase(),
  keyOf: ({ name, dealershipId, states, carTypes, aboveCents }) =>
    [name.toLowerCase(), dealershipId, ...states, ...carTypes, aboveCents].join(' '),
  all: async (tx, owner, reached) => {
    const mine = await dealershipsOfSites(tx, reached)
    const rows = await tx.charge.findMany({ where: { organisationId: owner }, include, orderBy: [{ name: 'asc' }, { id: 'asc' }] })
    return rows.flatMap((row) => toTerms(row, values(row as unknown as ChargeValues), mine) ?? [])
  },
  read: async (tx, id, reached) => {
    const row = await tx.charge.findFirst({ where: { id }, include })
    return row && toTerms(row, values(row as unknown as ChargeValues), await dealershipsOfSites(tx, reached))
  },
  refusal: whyTermsStay,
  prepare: (tx, organisationId, typed, { reached }) => {
    const isNothing = typed.fixedCents === 0 && typed.percent === 0
    const together = isNothing ? { fixedCents: 'Give an amount or a percentage.' } : {}
    return preparedFields(tx, chargeFields, typed, { organisationId, reached, together })
  },
  insert: async (tx, organisationId, id, { values: typed, stamp }) => {
    await tx.charge.create({ data: { ...columns(typed), ...stamp, organisationId, id } })
  },
  update: async (tx, organisationId, id, { values: typed, stamp }) => {
    await tx.charge.updateMany({ where: { organisationId, id }, data: { ...columns(typed), ...stamp } })
  },
  remove: async (tx, organisationId, id) => {
    await tx.charge.deleteMany({ where: { organisationId, id } })
    return null
  },
}
