import type { OnRoadCharge } from '@forecourt/rules/entities/Car'
import { type ChargeValues, chargeFields } from '@forecourt/rules/records/kinds/chargeFields'
import { dealershipsOfSites } from '../../organisations/listLocations'
import type { Transaction } from '../../Transaction'
import { pickFields, recordColumns } from '../columnValues'
import type { EditedKind } from '../EditedKind'
import { preparedFields } from '../preparedFields'
import { stateNames } from '../stateNames'
import { type EditableTerms, include, termsRefusal, toTerms } from './EditableTerms'

/** Inserts on-road charges that apply to all dealerships of an organisation. */
export const insertCharges = async (
  tx: Transaction,
  organisationId: string,
  charges: readonly (OnRoadCharge & { readonly id: string })[],
): Promise<void> => {
  await tx.charge.createMany({
    data: charges.map(({ id, ...charge }) => ({
      ...recordColumns(chargeFields, { vehicleDuty: false, ...charge, dealershipId: null, published: true }),
      organisationId,
      id,
    })),
  })
}

export type EditableCharge = EditableTerms<ChargeValues>

/** On-road charges as dealers edit them; pages of cars with excluding prices are invalidated. */
export const chargeKind: EditedKind<ChargeValues, EditableCharge> = {
  noun: 'charge',
  table: 'charges',
  fields: chargeFields,
  titleOf: ({ name }) => name,
  idOf: (_values, key) => key.toLowerCase(),
  keyOf: ({ name, dealershipId, states, carTypes, aboveCents }) =>
    [name.toLowerCase(), dealershipId, ...states, ...carTypes, aboveCents].join(' '),
  all: async (tx, owner, allowedSiteIds) => {
    const mine = await dealershipsOfSites(tx, allowedSiteIds)
    const rows = await tx.charge.findMany({ where: { organisationId: owner }, include, orderBy: [{ name: 'asc' }, { id: 'asc' }] })
    return rows.flatMap((row) => toTerms(row, pickFields(chargeFields, row), mine) ?? [])
  },
  read: async (tx, id, allowedSiteIds) => {
    const row = await tx.charge.findFirst({ where: { id }, include })
    return row && toTerms(row, pickFields(chargeFields, row), await dealershipsOfSites(tx, allowedSiteIds))
  },
  refusal: termsRefusal,
  prepare: async (tx, organisationId, entered, { allowedSiteIds }) => {
    const isNothing = !entered.vehicleDuty && entered.fixedCents === 0 && entered.percent === 0
    const isOfState = entered.states.length > 0 || entered.vehicleDuty
    const isElsewhere = isOfState && (await stateNames(tx, organisationId)).size === 0
    const crossFieldProblems = {
      ...(isNothing && { fixedCents: 'Enter an amount or a percentage.' }),
      ...(isElsewhere &&
        entered.vehicleDuty && { vehicleDuty: 'Your locations are in New Zealand, which has no vehicle duty. Turn this off.' }),
      ...(isElsewhere &&
        entered.states.length > 0 && {
          states: 'Your locations are in New Zealand, so no car is in an Australian state. Leave this empty.',
        }),
    }
    return preparedFields(tx, chargeFields, entered, { organisationId, allowedSiteIds, crossFieldProblems })
  },
  insert: async (tx, organisationId, id, { values: entered, stamp }) => {
    await tx.charge.create({ data: { ...recordColumns(chargeFields, entered), ...stamp, organisationId, id } })
  },
  update: async (tx, organisationId, id, { values: entered, stamp }) => {
    await tx.charge.updateMany({ where: { organisationId, id }, data: { ...recordColumns(chargeFields, entered), ...stamp } })
  },
  remove: async (tx, organisationId, id) => {
    await tx.charge.deleteMany({ where: { organisationId, id } })
    return null
  },
}
