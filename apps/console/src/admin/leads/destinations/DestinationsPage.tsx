import AddIcon from '@mui/icons-material/AddRounded'
import SendIcon from '@mui/icons-material/ForwardToInboxOutlined'
import { Box, Button, Card, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { DestinationRecord } from '../../../client/Records'
import { Ago } from '../../../parts/Ago'
import { BackLink } from '../../../parts/BackLink'
import { ListSkeleton } from '../../../parts/lists/ListBody'
import { PageError } from '../../../parts/PageError'
import { PageHeading } from '../../../parts/PageHeading'
import { StatusPill } from '../../../parts/StatusPill'
import { useMayOpen } from '../../layout/useMayOpen'
import { useOrganisation } from '../../useOrganisation'
import { destinationHealth, filterText, kindText, targetText } from './destinationText'
import { LeadAddressesSection } from './LeadAddressesSection'
import { MailboxesSection } from './MailboxesSection'
import { SuppliersSection } from './SuppliersSection'

const Row = ({ destination }: { destination: DestinationRecord }) => {
  const { id, name, message, failures, deliveredAt } = destination
  const { tone, text } = destinationHealth(destination)
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Box
        component={LinkBase}
        to={`/leads/destinations/${id}`}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'flex-start',
          px: 2.5,
          py: 2,
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outline: 3, outlineColor: 'primary.main', outlineOffset: -3 },
        }}
      >
        <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 620 }}>{name}</Box>
          <Typography variant="body2" color="text.secondary">
            {kindText(destination)} · {targetText(destination)}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {filterText(destination)}
          </Typography>
          {failures > 0 && message && (
            <Typography variant="body2" color="error">
              {message}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: { xs: 'start', sm: 'end' } }}>
          <StatusPill tone={tone}>{text}</StatusPill>
          {deliveredAt && (
            <Typography variant="body2" color="text.secondary">
              Last <Ago at={deliveredAt} />
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  )
}

const Nothing = () => (
  <Box sx={{ px: 2.5, py: 4, textAlign: 'center' }}>
    <SendIcon sx={{ fontSize: 36, color: 'text.secondary' }} />
    <Typography sx={{ fontWeight: 620, mt: 1 }}>Leads are only kept here and emailed</Typography>
    <Typography color="text.secondary" sx={{ maxWidth: 520, mx: 'auto' }}>
      Add your CRM to receive every lead within seconds, in a format it can read. Failed deliveries are retried for three days.
    </Typography>
  </Box>
)

/** Lead destinations of an organisation in addition to its inbox, and the suppliers that post leads to it. */
export const DestinationsPage = () => {
  const [organisationId] = useOrganisation()
  const mayOpen = useMayOpen()
  const { data, error, refetch } = useQuery(
    api.destinations.list.queryOptions({ organisationId }, { staleTime: 0, refetchInterval: 10_000 }),
  )
  if (error && !data) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const addButton = (
    <Button component={LinkBase} to="/leads/destinations/create" variant="contained" startIcon={<AddIcon />}>
      Add destination
    </Button>
  )
  return (
    <>
      {mayOpen('/leads') && <BackLink to="/leads">Leads</BackLink>}
      <PageHeading title="CRM and lead delivery" text="Every lead is in the inbox. It is also sent to:" actions={addButton} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 980, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Card component="section" aria-label="Destinations">
          {data.length === 0 ? (
            <Nothing />
          ) : (
            <Box component="ul" aria-label="CRM and lead delivery" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {data.map((destination) => (
                <Row key={destination.id} destination={destination} />
              ))}
            </Box>
          )}
        </Card>
        <LeadAddressesSection organisationId={organisationId} />
        <SuppliersSection organisationId={organisationId} />
        <MailboxesSection organisationId={organisationId} />
      </Box>
    </>
  )
}
