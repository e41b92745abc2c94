import { formatMoment } from '@forecourt/rules/format/formatDate'
import { Box, Button, Card, Skeleton, Typography } from '@mui/material'
import { LinkBase, useGetList } from 'react-admin'
import type { LeadRecord, SiteRecord } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { browserTimeZone } from '../../parts/browserTimeZone'
import { PageHeading } from '../../parts/PageHeading'
import { StatusPill } from '../../parts/StatusPill'
import { useMe } from '../../parts/useMe'
import { AddEnquiryButton } from '../inbox/AddEnquiryButton'
import { formName, leadAbout, leadStatuses } from '../leads/leadStatus'
import { NewDealerButton, UnfinishedOnboardings } from '../onboarding/UnfinishedOnboardings'
import { useMay } from '../useMay'
import { useOrganisation, useOrganisationFilter } from '../useOrganisation'
import { Figures } from './Figures'
import { FirstStepsCard } from './FirstStepsCard'
import { LeadDaysCard } from './LeadDaysCard'
import { RequestsCard } from './RequestsCard'
import { StockCountsCard } from './StockCountsCard'
import { TroubledDealersCard } from './TroubledDealersCard'

/** Sites with unpublished changes in the draft, and when those that are scheduled go live. */
const DraftsCard = () => {
  const filter = useOrganisationFilter()
  const { data, isPending } = useGetList<SiteRecord>('sites', {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'draftUpdatedAt', order: 'DESC' },
    filter: { ...filter, unpublishedChanges: true },
  })
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2">
        Changes not live yet
      </Typography>
      {isPending && <Skeleton height={48} />}
      {data?.length === 0 && (
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          Every site is up to date.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((site) => (
          <Box component="li" key={site.id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pt: 1.5 }}>
            <Box
              aria-hidden="true"
              sx={{ width: 10, height: 32, borderRadius: 1, flexShrink: 0, bgcolor: site.style?.brandColour ?? 'text.disabled' }}
            />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 620 }} noWrap>
                {site.name}
              </Typography>
              <Typography variant="body2" color="text.secondary" noWrap>
                {site.scheduledAt ? (
                  `Scheduled: goes live ${formatMoment(site.scheduledAt, browserTimeZone(), new Date().toISOString())}`
                ) : site.draftUpdatedAt ? (
                  <>
                    Edited <Ago at={site.draftUpdatedAt} />
                  </>
                ) : (
                  'No changes yet'
                )}
              </Typography>
            </Box>
            <Button
              component={LinkBase}
              to={`/sites/${site.id}/edit`}
              variant="outlined"
              color="inherit"
              aria-label={`Review ${site.name}`}
            >
              Review
            </Button>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

/** The newest leads, with links. */
const LatestLeadsCard = () => {
  const filter = useOrganisationFilter()
  const { data, isPending } = useGetList<LeadRecord>('leads', {
    pagination: { page: 1, perPage: 6 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter,
  })
  return (
    <Card>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2.5, pt: 2, pb: 1 }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          Latest leads
        </Typography>
        <Button component={LinkBase} to="/leads" color="primary">
          All leads
        </Button>
      </Box>
      {isPending && (
        <Box sx={{ px: 2.5, pb: 2 }}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Box>
      )}
      {data?.length === 0 && (
        <Typography color="text.secondary" sx={{ px: 2.5, pb: 2.5 }}>
          No leads yet. Send yourself a test enquiry from your own site.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((lead) => (
          <Box component="li" key={lead.id} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Box
              component={LinkBase}
              to={`/leads/${lead.id}/show`}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                px: 2.5,
                py: 1.25,
                color: 'inherit',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 620 }} noWrap>
                  {[lead.name, lead.lastName].filter(Boolean).join(' ')}
                </Typography>
                <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                  {[formName(lead.form), leadAbout(lead)].filter(Boolean).join(' · ')}
                </Typography>
              </Box>
              <Box sx={{ textAlign: 'right', flexShrink: 0 }}>
                <StatusPill tone={leadStatuses[lead.status].tone}>{leadStatuses[lead.status].text}</StatusPill>
                <Typography variant="caption" component="div" color="text.secondary" sx={{ mt: 0.25 }}>
                  <Ago at={lead.createdAt} />
                </Typography>
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

const today = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long' })

/** The dashboard: new leads, open tasks and stock; for staff in all dealers also those with problems. */
export const Dashboard = () => {
  const may = useMay()
  const showsLeads = may('lead.read')
  const showsSideColumn = may('site.read') || may('stock.read')
  const me = useMe()
  const [organisationId] = useOrganisation()
  const showsDealers = me?.staff === true && organisationId === null && may('site.read')
  const firstName = me?.user.name.split(' ')[0]
  return (
    <>
      <PageHeading
        title="Today"
        text={[firstName && `Welcome, ${firstName}.`, today.format(new Date())].filter(Boolean).join(' ')}
        actions={showsDealers ? may('site.create') && <NewDealerButton /> : <AddEnquiryButton />}
      />
      <FirstStepsCard />
      <Figures />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: (showsLeads || showsDealers) && showsSideColumn ? 'minmax(0, 1.5fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
          },
          alignItems: 'start',
        }}
      >
        {(showsLeads || showsDealers) && (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {showsDealers && may('site.create') && <UnfinishedOnboardings />}
            {showsDealers && <TroubledDealersCard />}
            {showsLeads && (
              <>
                <LeadDaysCard />
                <LatestLeadsCard />
              </>
            )}
          </Box>
        )}
        {showsSideColumn && (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <RequestsCard />
            {(may('site.edit') || may('site.publish')) && <DraftsCard />}
            {may('stock.read') && <StockCountsCard />}
          </Box>
        )}
      </Box>
    </>
  )
}
