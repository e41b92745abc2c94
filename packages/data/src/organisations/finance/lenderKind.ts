import { lenderProblems } from '@forecourt/rules/finance/lender/lenderProblems'
import { type LenderValues, lenderFields } from '@forecourt/rules/records/kinds/lenderFields'
import type { EditedKind } from '../../edited-records/EditedKind'
import { preparedFields } from '../../edited-records/preparedFields'
import { dealershipsOfSites } from '../locationsOfSites'
import { include, type OwnedTerms, toTerms, whyTermsStay } from './OwnedTerms'

export type OwnedLender = OwnedTerms<LenderValues>

const values = ({
  name,
  provider,
  dealershipId,
  carTypes,
  interestRate,
  comparisonRate,
  termYears,
  depositPercent,
  balloonPercent,
  establishmentCents,
  disclaimer,
  published,
}: LenderValues) => ({
  ...{
    name,
    provider,
    dealershipId,
    carTypes,
    interestRate,
    comparisonRate,
    termYears,
    depositPercent,
    balloonPercent,
    establishmentCents,
    disclaimer,
    published,
  },
})

// What is missing is refused before it would be stored.
const columns = (lender: LenderValues) => ({
  ...lender,
  carTypes: [...lender.carTypes],
  interestRate: lender.interestRate ?? 0,
  comparisonRate: lender.comparisonRate ?? 0,
  termYears: lender.termYears ?? 0,
  depositPercent: lender.depositPercent ?? 0,
  balloonPercent: lender.balloonPercent ?? 0,
  establishmentCents: lender.establishmentCents ?? 0,
})

/** Lenders as dealers write them (ENT-26): the figures of their cars follow. */
export const lenderKind: EditedKind<LenderValues, OwnedLender> = {
  noun: 'lender',
  table: 'lenders',
  fields: lenderFields,
  titleOf: ({ name }) => name,
  valuesOf: values,
  idOf: (_values, key) => key.toLowerCase(),
  keyOf: ({ name, provider, dealershipId, carTypes }) => [name.toLowerCase(), provider, dealershipId, ...carTypes].join(' '),
  all: async (tx, owner, reached) => {
    const mine = await dealershipsOfSites(tx, reached)
    const rows = await tx.lender.findMany({ where: { organisationId: owner }, include, orderBy: [{ name: 'asc' }, { id: 'asc' }] })
    return rows.flatMap((row) => toTerms(row, values(row as unknown as LenderValues), mine) ?? [])
  },
  read: async (tx, id, reached) => {
    const row = await tx.lender.findFirst({ where: { id }, include })
    return row && toTerms(row, values(row as unknown as LenderValues), await dealershipsOfSites(tx, reached))
  },
  refusal: whyTermsStay,
  prepare: (tx, organisationId, typed, { reached }) => {
    const together = lenderProblems(typed)
    return preparedFields(tx, lenderFields, typed, { organisationId, reached, together })
  },
  insert: async (tx, organisationId, id, { values: typed, stamp }) => {
    await tx.lender.create({ data: { ...columns(typed), ...stamp, organisationId, id } })
  },
  update: async (tx, organisationId, id, { values: typed, stamp }) => {
    await tx.lender.updateMany({ where: { organisationId, id }, data: { ...columns(typed), ...stamp } })
  },
  remove: async (tx, organisationId, id) => {
    await tx.lender.deleteMany({ where: { organisationId, id } })
    return null
  },
}
