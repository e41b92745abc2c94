import { personName } from '@forecourt/rules/leads/inbox/personName'
import { customerFields } from '@forecourt/rules/records/kinds/customerFields'
import { Alert, Box, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { api } from '../../client/api'
import type { ConversationDetail } from '../../client/Records'
import { consentSummary } from '../customers/consentSummary'
import { useOrganisation } from '../useOrganisation'

type Customer = ConversationDetail['customers'][number]

const customerLines = ({ address, suburb, state, postcode, preferredContact, notes, ...consent }: Customer): string[] => [
  ...(preferredContact === '' ? [] : [`Prefers: ${customerFields.preferredContact.choices[preferredContact]}`]),
  [address, [suburb, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  `Marketing: ${consentSummary(consent)}`,
  notes,
]

/** Data of the shopper in the customer list (ENT-16). */
export const KnownCustomers = ({ customers }: { readonly customers: readonly Customer[] }) =>
  customers.map((customer) => (
    <Box key={customer.id} component="section" aria-label="In your customer list" sx={{ display: 'grid', gap: 0.25 }}>
      <Typography variant="body2">
        In your customer list:{' '}
        <Link component={LinkBase} to={`/customers/${encodeURIComponent(customer.id)}`}>
          {personName(customer)}
        </Link>
      </Typography>
      {customerLines(customer)
        .filter((line) => line !== '')
        .map((line) => (
          <Typography key={line} variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {line.length > 400 ? `${line.slice(0, 400)}…` : line}
          </Typography>
        ))}
    </Box>
  ))

const maxShown = 3

/** Customers of the list that a search of the inbox finds, who have no conversation yet. */
export const FoundCustomers = ({ q }: { readonly q: string }) => {
  const [organisationId] = useOrganisation()
  const filter = { q, ...(organisationId !== null && { organisationId }) }
  const { data } = useQuery(api.customers.getList.queryOptions({ filter }, { enabled: q.trim().length > 2 }))
  const withoutConversation = data?.data.filter(({ conversationId }) => conversationId === null) ?? []
  if (withoutConversation.length === 0 || q.trim().length <= 2) return null
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      In your customer list, without a conversation:{' '}
      {withoutConversation.slice(0, maxShown).map((customer, index) => (
        <span key={customer.id}>
          {index > 0 && ', '}
          <Link component={LinkBase} to={`/customers/${encodeURIComponent(customer.id)}`} color="inherit">
            {personName(customer)}
          </Link>
        </span>
      ))}
      {withoutConversation.length > maxShown && ` and ${withoutConversation.length - maxShown} more`}
    </Alert>
  )
}
