import type { EditableCharge } from '@forecourt/data/edited-records/finance/chargeKind'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { chargeFields } from '@forecourt/rules/records/kinds/chargeFields'
import ChargeIcon from '@mui/icons-material/RequestQuoteOutlined'
import type { AnyRecord } from '../../client/recordApi'
import { compactRecord } from '../records/compactRecord'
import { PublishedPill } from '../records/PublishedPill'
import { RecordName } from '../records/RecordName'
import { choicesCountry, type EnteredRecord, type RecordView } from '../records/RecordView'
import { businessWideLock, everyDealership, forCars } from './termsTexts'

type Row = EditableCharge & AnyRecord

const amount = ({ vehicleDuty, fixedCents, percent, aboveCents }: Row) => {
  if (vehicleDuty) return 'Vehicle duty by state'
  const share = percent ? `${percent}%${aboveCents ? ` above ${formatMoney(aboveCents)}` : ''}` : ''
  return [fixedCents ? formatMoney(fixedCents) : '', share].filter(Boolean).join(' and ')
}
const where = ({ states }: Row) => (states.length === 0 ? 'Everywhere' : states.join(', '))
const name = (row: Row) => (
  <RecordName name={row.name} description={[row.dealershipName ?? everyDealership, forCars(row.carTypes)].join(' · ')} />
)

/** Sets the amounts, which are hidden then, to 0 once a charge is the state's duty. */
const updateDependents = (entered: EnteredRecord, before: EnteredRecord): EnteredRecord =>
  entered.vehicleDuty && !before.vehicleDuty ? { ...entered, fixedCents: '0', percent: '0', aboveCents: '0' } : entered

/** On-road costs in addition to the price, by state. */
export const chargeView: RecordView<Row> = {
  resource: 'charges',
  forecast: 'charges',
  noun: 'charge',
  title: 'On-road costs',
  Icon: ChargeIcon,
  fields: chargeFields,
  formatName: (row) => row.name,
  heading: (row) => ({ title: row.name, text: [amount(row), where(row)].filter(Boolean).join(' · ') }),
  newRecordText: 'Shown on every matching car whose price doesn’t include on-road costs.',
  readOnlyReason: businessWideLock,
  sections: [
    { title: 'Charge details', fields: ['name', 'chargedBy', 'dealershipId', 'published'] },
    {
      title: 'Stamp duty',
      fields: ['vehicleDuty'],
      isShown: (choices, { vehicleDuty }) => choicesCountry(choices) === 'AU' || vehicleDuty === true,
    },
    {
      title: 'How much',
      description: 'A fixed amount, a percentage of the price, or both.',
      fields: ['fixedCents', 'percent', 'aboveCents'],
      isShown: (_choices, { vehicleDuty }) => !vehicleDuty,
    },
    { title: 'For which cars', fields: ['states', 'carTypes'] },
  ],
  updateDependents,
  list: {
    countNouns: ['charge', 'charges'],
    searchLabel: 'Name',
    selects: [
      {
        source: 'states',
        label: 'State',
        as: 'state',
        choices: Object.entries(chargeFields.states.choices).map(([value, label]) => ({ value, label })),
      },
      {
        source: 'chargedBy',
        label: 'Charged by',
        choices: Object.entries(chargeFields.chargedBy.choices).map(([value, label]) => ({ value, label })),
      },
    ],
    sort: { field: 'name', order: 'ASC' },
    perPage: 50,
    empty: {
      title: 'No charges',
      text: 'Add what the government charges, such as registration, and your delivery fee. Cars priced without them then show the total.',
    },
    columns: [
      { label: 'Charge', sortBy: 'name', render: name },
      { label: 'How much', align: 'right', render: amount },
      { label: 'Where', from: 'md', render: where },
      { label: 'Charged by', from: 'lg', render: ({ chargedBy }) => chargeFields.chargedBy.choices[chargedBy] },
      { label: 'Sites', render: ({ published }) => <PublishedPill published={published} /> },
    ],
    compact: (row) => compactRecord(name(row), <PublishedPill published={row.published} />, [amount(row), where(row)].join(' · ')),
  },
}
