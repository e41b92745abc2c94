import { formatMonth } from '../../format/formatDate'
import { formatDayFirst } from '../../format/formatDayFirst'
import type { CarAttribute } from '../CarAttribute'

/** Build date: the first of the month, since build plates have no day. */
export const buildDate: CarAttribute<string> = {
  id: 'buildDate',
  title: 'Built',
  kind: 'day',
  storedIn: 'ownColumn',
  errorSubject: 'The build date',
  form: { group: 'engine', position: 690 },
  fileColumn: {
    name: 'buildDate',
    headings: ['builddate', 'built', 'manufacturedate', 'dateofmanufacture', 'build', 'bld', 'blt', 'buildmonth'],
    position: 2320,
    examples: ['08/2026', '31/08/2026', '2026-08-31', '31 Aug 2026'],
    read: { as: 'month', what: 'its build date' },
  },
  keyFacts: [{ position: 640, text: ({ buildDate }) => buildDate && formatMonth(buildDate) }],
  files: {
    dealerStudio: { name: 'Build date', position: 1210, value: formatDayFirst },
    dmsPayload: { name: 'build_date', position: 2020 },
  },
}
