import { formatMonth } from '../../format/formatDate'
import { formatDayFirst } from '../../format/formatDayFirst'
import type { CarAttribute } from '../CarAttribute'

/** Date of the compliance plate: the first of the month. */
export const complianceDate: CarAttribute<string> = {
  id: 'complianceDate',
  title: 'Compliance plate',
  kind: 'day',
  storedIn: 'ownColumn',
  errorSubject: 'The compliance date',
  form: { group: 'engine', position: 700 },
  fileColumn: {
    name: 'complianceDate',
    headings: ['compliancedate', 'compliance', 'complianceplate', 'complied', 'compdate', 'compplate', 'comp'],
    position: 2330,
    examples: ['08/2026', '31/08/2026', '2026-08-31', '31 Aug 2026'],
    read: { as: 'month', what: 'its compliance plate' },
  },
  keyFacts: [{ label: 'Compliance', position: 650, text: ({ complianceDate }) => complianceDate && formatMonth(complianceDate) }],
  files: {
    dealerStudio: { name: 'Compliance date', position: 1220, value: formatDayFirst },
    dmsPayload: { name: 'compliance_date', position: 2010 },
  },
}
