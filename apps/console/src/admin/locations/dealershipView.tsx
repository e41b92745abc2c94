import type { OwnedDealership } from '@forecourt/data/edited-records/dealershipKind'
import { dealershipFields } from '@forecourt/rules/records/kinds/dealershipFields'
import DealershipIcon from '@mui/icons-material/ApartmentOutlined'
import type { AnyRecord } from '../../client/recordApi'
import { compactRecord } from '../records/compactRecord'
import { RecordName } from '../records/RecordName'
import type { RecordView } from '../records/RecordView'

type Row = OwnedDealership & AnyRecord

const makesText = ({ makes }: Row) => makes.join(', ') || 'Used cars of every make'
const locationsText = ({ locationCount }: Row) => (locationCount === 1 ? '1 location' : `${locationCount} locations`)
const name = (row: Row) => <RecordName name={row.name} description={makesText(row)} />
const reviewText = ({ reviewUrl }: Row) => reviewUrl ?? 'As set for each site'

/** The dealerships of an organisation, with the data that isn't per location (REV-05). */
export const dealershipView: RecordView<Row> = {
  resource: 'dealerships',
  noun: 'dealership',
  title: 'Dealerships',
  Icon: DealershipIcon,
  fields: dealershipFields,
  isEditOnly: true,
  formatName: (row) => row.name,
  heading: (row) => ({ title: row.name, text: [makesText(row), locationsText(row)].join(' · ') }),
  newRecordText: '',
  sections: [
    {
      title: 'Dealership details',
      description: 'Its addresses, phone numbers and hours are set on its locations.',
      fields: ['name'],
    },
    {
      title: 'Reviews',
      description: 'The thank-you page after a visit sends happy customers to this address. Sites update straight away.',
      fields: ['reviewUrl'],
    },
  ],
  list: {
    countNouns: ['dealership', 'dealerships'],
    searchLabel: 'Name',
    sort: { field: 'name', order: 'ASC' },
    perPage: 50,
    empty: { title: 'No dealerships', text: 'Staff add them to a business, under Organisations.' },
    columns: [
      { label: 'Dealership', sortBy: 'name', render: name },
      { label: 'Locations', from: 'md', align: 'right', render: ({ locationCount }) => locationCount },
      { label: 'Review address', from: 'md', render: reviewText },
    ],
    compact: (row) => compactRecord(name(row), null, `${locationsText(row)} · Reviews: ${row.reviewUrl ?? 'as set for each site'}`),
  },
}
