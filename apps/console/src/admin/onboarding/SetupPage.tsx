import { markOwnVisit } from '@forecourt/rules/measuring/ownVisits'
import OpenIcon from '@mui/icons-material/ArrowOutwardRounded'
import { Box, Button, Card, LinearProgress, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useParams } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { BackLink } from '../../parts/BackLink'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { ChecklistRow } from './ChecklistRow'

/** What is left to do at a site until its dealer is well on their way. It follows how things stand, by itself. */
export const SetupPage = () => {
  const { id: siteId = '' } = useParams()
  const { data, error, refetch } = useQuery(api.onboarding.checklist.queryOptions({ siteId }, { staleTime: 0, refetchInterval: 15_000 }))
  if (error) return <PageError message={callError(error).message} onRetry={() => refetch()} />
  if (!data) return <Skeleton variant="rounded" height={420} aria-busy="true" />
  const { siteName, address, items } = data
  const done = items.filter((item) => item.done).length
  const isLive = items.find(({ id }) => id === 'publish')?.done ?? false
  return (
    <>
      <BackLink to="/sites">Sites</BackLink>
      <PageHeading
        title={siteName}
        text={isLive ? 'The site is live. This is what makes it whole.' : 'The site is there as a draft. This is what is left.'}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {isLive && (
              <Button
                href={markOwnVisit(address)}
                target="_blank"
                rel="noreferrer"
                variant="outlined"
                endIcon={<OpenIcon fontSize="small" />}
              >
                Open the site
              </Button>
            )}
            <Button component={LinkBase} to={`/sites/${siteId}/edit`} variant="contained">
              Edit site
            </Button>
          </Box>
        }
      />
      <Card component="section" aria-label="What is left to do" sx={{ maxWidth: 820 }}>
        <Box sx={{ p: 2.5, pb: 1.5 }}>
          <Typography variant="h3" component="h2">
            {done} of {items.length} done
          </Typography>
          <LinearProgress
            variant="determinate"
            value={(done / items.length) * 100}
            aria-hidden="true"
            sx={{ mt: 1, height: 6, borderRadius: 3 }}
          />
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((item) => (
            <ChecklistRow key={item.id} item={item} siteId={siteId} />
          ))}
        </Box>
      </Card>
    </>
  )
}
