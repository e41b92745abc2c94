import { Box, Button, Card, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { api } from '../../client/api'
import { Ago } from '../../parts/Ago'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'

/** Publish requests that the user can approve or reject, polled every 30 seconds; undefined while loading. */
export const useWaitingRequests = () => {
  const may = useMay()
  const [organisationId] = useOrganisation()
  return useQuery(
    api.requests.getList.queryOptions(
      { filter: { organisationId } },
      { select: ({ data }) => data, enabled: may('site.publish'), refetchInterval: 30_000 },
    ),
  ).data
}

/** Publish requests that await the user's approval; hidden if there are none. */
export const RequestsCard = () => {
  const requests = useWaitingRequests()
  if (!requests || requests.length === 0) return null
  return (
    <Card sx={{ p: 2.5 }} component="section" aria-labelledby="requests-title">
      <Typography variant="h3" component="h2" id="requests-title">
        Waiting for your approval
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {requests.map(({ id, siteId, siteName, author, note, createdAt }) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pt: 1.5 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 620 }} noWrap>
                {siteName}
              </Typography>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {author} requested <Ago at={createdAt} />
                {note !== '' && `: “${note}”`}
              </Typography>
            </Box>
            <Button
              component={LinkBase}
              to={`/sites/${siteId}/edit`}
              variant="contained"
              aria-label={`Review ${author}’s request for ${siteName}`}
            >
              Review
            </Button>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
