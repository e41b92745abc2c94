import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { skipToken, useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { api } from '../../client/api'
import type { WaitingLocation } from '../../client/Records'
import { noticeBar } from '../bar/barStyle'
import { useSession } from '../session/SessionContext'

const none: readonly WaitingLocation[] = []

/** The site's locations with unpublished changes; empty without permission to edit them or after an error. */
export const useWaitingLocations = (): readonly WaitingLocation[] => {
  const { site, can } = useSession().editing
  return (
    useQuery(
      api.locations.waiting.queryOptions(can.editLocations ? { siteId: site.id } : skipToken, {
        staleTime: 0,
        refetchOnWindowFocus: false,
      }),
    ).data ?? none
  )
}

/** A banner: the preview shows the drafts of locations, not what shoppers see. */
export const LocationDraftsBanner = () => {
  const waiting = useWaitingLocations()
  const [first, ...others] = waiting
  if (!first) return null
  return (
    <Alert
      severity="info"
      icon={<PlaceIcon fontSize="small" />}
      sx={noticeBar}
      action={
        <Button component={LinkBase} to={others.length === 0 ? `/locations/${first.id}` : '/locations'} color="inherit">
          View {others.length === 0 ? 'it' : 'them'}
        </Button>
      }
    >
      {others.length === 0 ? `${first.name} has` : `${waiting.length} locations have`} changes that are not live. The preview shows them.
    </Alert>
  )
}

interface Props {
  readonly waiting: readonly WaitingLocation[]
  /** Ids of the locations to publish too. */
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly string[]) => void
}

/** Locations with unpublished changes: chooses which to publish too, and lists the other sites that show them. */
export const WaitingLocations = ({ waiting, chosen, onChoose }: Props) => {
  if (waiting.length === 0) return null
  return (
    <Box component="section" aria-labelledby="waiting-locations">
      <Typography id="waiting-locations" component="h3" sx={{ fontSize: 12, fontWeight: 650, color: 'text.secondary' }}>
        Locations
      </Typography>
      {waiting.map(({ id, name, changes, otherSites }) => (
        <Box key={id}>
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(id)}
                onChange={(event) => onChoose(event.target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
              />
            }
            label={`Also publish ${name}`}
          />
          <Typography component="div" variant="body2" color="text.secondary" sx={{ pl: 3.5, overflowWrap: 'anywhere' }}>
            {changes.join(' · ')}
            {otherSites.length > 0 && ` · Also shown on ${otherSites.join(', ')}.`}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
