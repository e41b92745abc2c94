import type { EditableLender } from '@forecourt/data/edited-records/finance/lenderKind'
import { formatRate } from '@forecourt/rules/format/groupThousands'
import { lenderFields } from '@forecourt/rules/records/kinds/lenderFields'
import LenderIcon from '@mui/icons-material/AccountBalanceOutlined'
import type { AnyRecord } from '../../client/recordApi'
import { compactRecord } from '../records/compactRecord'
import { PublishedPill } from '../records/PublishedPill'
import { RecordName } from '../records/RecordName'
import type { RecordView } from '../records/RecordView'
import { LenderProviderNote } from './LenderProviderNote'
import { businessWideLock, everyDealership, forCars } from './termsTexts'

type Row = EditableLender & AnyRecord

const rates = ({ interestRate, comparisonRate }: Row) =>
  [formatRate(interestRate ?? 0), comparisonRate !== null && `comparison rate ${formatRate(comparisonRate)}`].filter(Boolean).join(', ')
const name = (row: Row) => (
  <RecordName name={row.name} description={[row.dealershipName ?? everyDealership, forCars(row.carTypes)].join(' · ')} />
)

/** Terms of the dealers' lenders (ENT-26). */
export const lenderView: RecordView<Row> = {
  resource: 'lenders',
  forecast: 'lenders',
  noun: 'lender',
  title: 'Lenders',
  Icon: LenderIcon,
  fields: lenderFields,
  formatName: (row) => row.name,
  heading: (row) => ({ title: row.name, text: rates(row) }),
  newRecordText: 'Cars without their own figures show a weekly figure based on these terms straight away.',
  readOnlyReason: businessWideLock,
  sections: [
    { title: 'Lender details', fields: ['name', 'provider', 'dealershipId', 'carTypes', 'published'], Note: LenderProviderNote },
    {
      title: 'Terms',
      description: 'Used to work out weekly and monthly figures for every car that has no figures of its own.',
      fields: ['interestRate', 'comparisonRate', 'termYears', 'establishmentCents', 'depositPercent', 'balloonPercent'],
    },
    { title: 'Small print', fields: ['disclaimer'] },
  ],
  list: {
    countNouns: ['lender', 'lenders'],
    searchLabel: 'Name',
    selects: [
      {
        source: 'provider',
        label: 'Finance provider',
        choices: Object.entries(lenderFields.provider.choices).map(([value, label]) => ({ value, label })),
      },
    ],
    sort: { field: 'name', order: 'ASC' },
    empty: { guide: 'set-up-finance-figures', title: 'No lenders', text: 'Add a lender to show weekly figures on your cars.' },
    columns: [
      { label: 'Lender', sortBy: 'name', render: name },
      { label: 'Rate', sortBy: 'interestRate', align: 'right', render: ({ interestRate }) => formatRate(interestRate ?? 0) },
      {
        label: 'Comparison rate',
        sortBy: 'comparisonRate',
        from: 'md',
        align: 'right',
        render: ({ comparisonRate }) => (comparisonRate === null ? 'None' : formatRate(comparisonRate)),
      },
      { label: 'Finance provider', from: 'lg', render: ({ provider }) => lenderFields.provider.choices[provider] },
      { label: 'Sites', render: ({ published }) => <PublishedPill published={published} /> },
    ],
    compact: (row) => compactRecord(name(row), <PublishedPill published={row.published} />, rates(row)),
  },
}
