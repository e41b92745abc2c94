import { personName } from '@forecourt/rules/leads/inbox/personName'
import { Box, Button, Card, Link, Typography } from '@mui/material'
import { LinkBase, ShowBase, useShowContext } from 'react-admin'
import type { LeadDetail } from '../../client/Records'
import { BackLink } from '../../parts/BackLink'
import { ListSkeleton } from '../../parts/lists/ListSkeleton'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { queryOptionsForShow } from '../../parts/queryOptionsForShow'
import { StatusPill } from '../../parts/StatusPill'
import { formName } from './formName'
import { LeadCar } from './LeadCar'
import { LeadContact } from './LeadContact'
import { LeadDetails } from './LeadDetails'
import { LeadTimeline } from './LeadTimeline'
import { leadStatuses } from './leadStatus'

const Lead = () => {
  const { record: lead, isPending, error, refetch } = useShowContext<LeadDetail>()
  if (isPending) return <ListSkeleton />
  if (error || !lead)
    return <PageError message={error?.message ?? 'That lead does not exist, or you have no access to it.'} onRetry={() => refetch()} />
  const { text, tone } = leadStatuses[lead.status]
  return (
    <>
      <BackLink to="/leads">Leads</BackLink>
      <PageHeading
        title={personName(lead)}
        text={
          <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <StatusPill tone={tone}>{text}</StatusPill>
            {formName(lead.form)} on {lead.siteName}
          </Box>
        }
        actions={
          lead.conversationId && (
            <Button component={LinkBase} to={`/inbox?view=open&open=${encodeURIComponent(lead.conversationId)}`} variant="contained">
              Open the conversation
            </Button>
          )
        }
      />
      {/* Calling comes first, for eyes and keyboard alike; a wide screen puts it beside what they wrote. */}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplate: {
            xs: lead.carName ? '"contact" "said" "car" "since"' : '"contact" "said" "since"',
            lg: lead.carName
              ? '"said contact" auto "said car" auto "since car" 1fr / minmax(0, 1fr) 340px'
              : '"said contact" auto "since contact" 1fr / minmax(0, 1fr) 340px',
          },
        }}
      >
        <Box sx={{ gridArea: 'contact', minWidth: 0 }}>
          <LeadContact lead={lead} />
        </Box>
        <Card sx={{ gridArea: 'said', p: 2.5, minWidth: 0 }}>
          <Typography variant="h3" component="h2" gutterBottom>
            What they wrote
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} color={lead.message ? 'text.primary' : 'text.secondary'}>
            {lead.message || 'They left the comments empty.'}
          </Typography>
          <LeadDetails lead={lead} />
          {lead.valuationId !== null && (
            <Typography variant="body2" sx={{ mt: 2 }}>
              <Link component={LinkBase} to={`/valuations/${encodeURIComponent(lead.valuationId)}`} sx={{ fontWeight: 600 }}>
                Open its valuation
              </Link>
            </Typography>
          )}
        </Card>
        {lead.carName && (
          <Box sx={{ gridArea: 'car', minWidth: 0 }}>
            <LeadCar lead={lead} />
          </Box>
        )}
        <Box sx={{ gridArea: 'since', minWidth: 0 }}>
          <LeadTimeline events={lead.events} />
        </Box>
      </Box>
    </>
  )
}

/** One lead: who, what about, what they agreed to and what happened since. */
export const LeadShow = () => (
  <ShowBase resource="leads" queryOptions={queryOptionsForShow}>
    <Lead />
  </ShowBase>
)
