import { leadSubject } from '@forecourt/rules/leads/leadSubject'
import { Box, Button, Card, Skeleton, Typography } from '@mui/material'
import { LinkBase, useGetList } from 'react-admin'
import type { LeadRecord } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { StatusPill } from '../../parts/StatusPill'
import { formName } from '../leads/formName'
import { leadStatuses } from '../leads/leadStatus'
import { useOrganisationFilter } from '../useOrganisationFilter'

/** The newest leads, each one press from its page. */
export const LatestLeadsCard = () => {
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
          No leads yet. The first enquiry will appear here.
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
                <Typography variant="body2" color="text.secondary" noWrap>
                  {[formName(lead.form), leadSubject(lead)].filter(Boolean).join(' · ')}
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
