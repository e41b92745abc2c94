import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material'
import type { WaitingLocation } from '../../client/Records'

interface Props {
  readonly waiting: readonly WaitingLocation[]
  /** Their ids. */
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly string[]) => void
}

/** Locations with changes that are not live: whether they go live, too, and where else that is seen. */
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
            label={`Publish ${name}, too`}
          />
          <Typography component="div" variant="body2" color="text.secondary" sx={{ pl: 3.5, overflowWrap: 'anywhere' }}>
            {changes.join(' · ')}
            {otherSites.length > 0 && ` Seen on ${otherSites.join(', ')}, too.`}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
