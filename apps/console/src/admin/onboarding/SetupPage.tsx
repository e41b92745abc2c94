import { markOwnVisit } from '@forecourt/rules/measuring/ownVisits'
import type { ChecklistItem } from '@forecourt/rules/onboarding/ChecklistItem'
import OpenIcon from '@mui/icons-material/ArrowOutwardRounded'
import DoneIcon from '@mui/icons-material/CheckCircleRounded'
import ToDoIcon from '@mui/icons-material/RadioButtonUncheckedRounded'
import { Box, Button, Card, LinearProgress, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useParams } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { BackLink } from '../../parts/BackLink'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { useMe } from '../../parts/useMe'
import { useMayOpen } from '../layout/useMayOpen'
import { useOrganisation } from '../useOrganisation'
import { checklistHref } from './checklistHref'

/** A checklist item: done, or with its link. */
const ChecklistRow = ({ item, siteId, onOpen }: { item: ChecklistItem; siteId: string; onOpen: () => void }) => {
  const { title, text, done, optional, place, action } = item
  const href = checklistHref(place, siteId)
  const mayOpen = useMayOpen()(href.replace(/\?.*/, ''))
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      {done ? <DoneIcon titleAccess="Done" color="success" /> : <ToDoIcon titleAccess="To do" sx={{ color: 'text.secondary' }} />}
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 620 }}>
          {title}
          {optional && !done && (
            <Typography component="span" variant="body2" color="text.secondary">
              {' '}
              optional
            </Typography>
          )}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text}
        </Typography>
      </Box>
      {!done && mayOpen && (
        <Button component={LinkBase} to={href} onClick={onOpen} variant="outlined" size="small" aria-label={`${action}: ${title}`}>
          {action}
        </Button>
      )}
    </Box>
  )
}

/** Setup checklist of a site. Items are computed from the site's data. */
export const SetupPage = () => {
  const { id: siteId = '' } = useParams()
  const me = useMe()
  const [, setOrganisation] = useOrganisation()
  const { data, error, refetch } = useQuery(api.onboarding.checklist.queryOptions({ siteId }, { staleTime: 0, refetchInterval: 15_000 }))
  if (error) return <PageError message={callError(error).message} onRetry={() => refetch()} />
  if (!data) return <Skeleton variant="rounded" height={420} aria-busy="true" />
  const { siteName, organisationId, address, items } = data
  // The pages behind the items list the records of all dealers otherwise.
  const openAsDealer = () => me?.staff && setOrganisation(organisationId)
  const done = items.filter((item) => item.done).length
  const isLive = items.find(({ id }) => id === 'publish')?.done ?? false
  return (
    <>
      <BackLink to="/sites">Sites</BackLink>
      <PageHeading
        title={siteName}
        text={isLive ? 'The site is live. Here is what is left to do.' : 'The site is saved as a draft. Here is what is left to do.'}
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
            <ChecklistRow key={item.id} item={item} siteId={siteId} onOpen={openAsDealer} />
          ))}
        </Box>
      </Card>
    </>
  )
}
