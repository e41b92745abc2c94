import { formatPhone } from '@forecourt/rules/format/formatPhone'
import { personName } from '@forecourt/rules/leads/inbox/personName'
import { customerFields } from '@forecourt/rules/records/kinds/customerFields'
import CustomerIcon from '@mui/icons-material/ContactsOutlined'
import { Link } from '@mui/material'
import type { MouseEvent } from 'react'
import { LinkBase } from 'react-admin'
import { StatusPill } from '../../parts/StatusPill'
import { compactRecord } from '../records/compactRecord'
import { RecordName } from '../records/RecordName'
import type { RecordView } from '../records/RecordView'
import { CustomerActions, type CustomerRow } from './CustomerActions'
import { consentSummary } from './consentSummary'

const suburbText = ({ suburb, state, postcode }: Pick<CustomerRow, 'suburb' | 'state' | 'postcode'>) =>
  [suburb, state, postcode].filter(Boolean).join(' ')

const name = (row: CustomerRow) => (
  <RecordName name={personName(row)} description={[row.email, formatPhone(row.phone) || row.phone].filter(Boolean).join(' · ')} />
)

const Consent = ({ row }: { readonly row: CustomerRow }) => (
  <StatusPill tone={row.consent === 'yes' ? 'good' : 'quiet'}>{consentSummary(row)}</StatusPill>
)

const ConversationCell = ({ row: { conversationId } }: { readonly row: CustomerRow }) =>
  conversationId === null ? (
    'None yet'
  ) : (
    <Link
      component={LinkBase}
      to={`/inbox?open=${encodeURIComponent(conversationId)}`}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      Open
    </Link>
  )

const consentNames = { yes: 'Agreed', no: 'Declined', unknown: 'Not known' } as const

/** The list of customers (ENT-16). */
export const customerView: RecordView<CustomerRow> = {
  resource: 'customers',
  noun: 'customer',
  title: 'Customer list',
  Icon: CustomerIcon,
  fields: customerFields,
  changePermission: 'customer.edit',
  formatName: personName,
  heading: (row) => ({
    title: personName(row),
    text: [suburbText(row), consentSummary(row) === 'Not known' ? '' : `Marketing: ${consentSummary(row)}`].filter(Boolean).join(' · '),
  }),
  newRecordText: 'Enter an email address or a phone number, so that we recognise them when they get in touch.',
  savedText: () => 'The inbox shows it when they get in touch.',
  sections: [
    { title: 'Person', fields: ['name', 'lastName', 'email', 'phone', 'preferredContact'] },
    { title: 'Address', fields: ['address', 'suburb', 'state', 'postcode'] },
    {
      title: 'Marketing',
      description: 'Consent is never assumed. Enter a yes only if they gave it, with the day.',
      fields: ['consent', 'consentOn'],
    },
    { title: 'Notes', fields: ['notes'] },
  ],
  Actions: CustomerActions,
  afterAdding: 'list',
  list: {
    countNouns: ['customer', 'customers'],
    searchLabel: 'Name, email or phone',
    selects: [{ source: 'consent', label: 'Marketing', choices: Object.entries(consentNames).map(([value, label]) => ({ value, label })) }],
    sort: { field: 'lastName', order: 'ASC' },
    perPage: 50,
    empty: {
      guide: 'import-your-customers',
      title: 'No customers in the list yet',
      text: 'Import the customers of your last system from a file. People who write to you are in the inbox without being listed here.',
      readOnlyText: 'Your manager can import the customers of your last system. People who write to you are in the inbox.',
    },
    columns: [
      { label: 'Customer', sortBy: 'lastName', render: name },
      { label: 'Suburb', sortBy: 'suburb', from: 'md', render: suburbText },
      { label: 'Marketing', from: 'lg', render: (row) => <Consent row={row} /> },
      { label: 'Conversation', render: (row) => <ConversationCell row={row} /> },
    ],
    compact: (row) => compactRecord(name(row), <Consent row={row} />, suburbText(row)),
  },
}
