import { lenderProblems } from '@forecourt/rules/finance/lender/loanFigures'
import { type LenderValues, lenderFields } from '@forecourt/rules/records/kinds/lenderFields'
import { dealershipsOfSites } from '../../organisations/listLocations'
import { organisationCountry } from '../../organisations/organisationCountry'
import { columnValues, recordColumns } from '../columnValues'
import type { EditedKind } from '../EditedKind'
import { preparedFields } from '../preparedFields'
import { type EditableTerms, include, termsRefusal, toTerms } from './EditableTerms'

export type EditableLender = EditableTerms<LenderValues>

/** Lenders as dealers edit them (ENT-26); finance figures of their cars are updated. */
export const lenderKind: EditedKind<LenderValues, EditableLender> = {
  noun: 'lender',
  table: 'lenders',
  fields: lenderFields,
  titleOf: ({ name }) => name,
  idOf: (_values, key) => key.toLowerCase(),
  keyOf: ({ name, provider, dealershipId, carTypes }) => [name.toLowerCase(), provider, dealershipId, ...carTypes].join(' '),
  all: async (tx, owner, allowedSiteIds) => {
    const mine = await dealershipsOfSites(tx, allowedSiteIds)
    const rows = await tx.lender.findMany({ where: { organisationId: owner }, include, orderBy: [{ name: 'asc' }, { id: 'asc' }] })
    return rows.flatMap((row) => toTerms(row, columnValues(lenderFields, row), mine) ?? [])
  },
  read: async (tx, id, allowedSiteIds) => {
    const row = await tx.lender.findFirst({ where: { id }, include })
    return row && toTerms(row, columnValues(lenderFields, row), await dealershipsOfSites(tx, allowedSiteIds))
  },
  refusal: termsRefusal,
  prepare: async (tx, organisationId, entered, { allowedSiteIds }) => {
    const crossFieldProblems = lenderProblems(entered, await organisationCountry(tx, organisationId))
    return preparedFields(tx, lenderFields, entered, { organisationId, allowedSiteIds, crossFieldProblems })
  },
  insert: async (tx, organisationId, id, { values: entered, stamp }) => {
    await tx.lender.create({ data: { ...recordColumns(lenderFields, entered), ...stamp, organisationId, id } })
  },
  update: async (tx, organisationId, id, { values: entered, stamp }) => {
    await tx.lender.updateMany({ where: { organisationId, id }, data: { ...recordColumns(lenderFields, entered), ...stamp } })
  },
  remove: async (tx, organisationId, id) => {
    await tx.lender.deleteMany({ where: { organisationId, id } })
    return null
  },
}
