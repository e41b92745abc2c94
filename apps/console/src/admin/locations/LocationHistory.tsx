import { Alert, Box, Button, Card, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { LocationDetail } from '../../client/Records'
import { Ago } from '../../parts/Ago'

interface Props {
  readonly location: LocationDetail
  readonly onChanged: (location: LocationDetail, says: string) => void
}

/** What was published of a location, and the way back to it. */
export const LocationHistory = ({ location, onChanged }: Props) => {
  const { id, draft } = location
  const { data } = useQuery(api.locations.versions.queryOptions({ id }, { staleTime: 0 }))
  const { mutate: restore, error } = useMutation(
    api.locations.restore.mutationOptions({ onSuccess: (restored) => onChanged(restored, 'is in the draft as it was then.') }),
  )
  const versions = data?.versions ?? []
  if (versions.length === 0) return null
  return (
    <Card
      component="section"
      aria-labelledby="location-history"
      sx={{ p: { xs: 2, sm: 2.5 }, mb: 12, maxWidth: 860, display: 'grid', gap: 1 }}
    >
      <Typography variant="h3" component="h2" id="location-history">
        History
      </Typography>
      {error && <Alert severity="error">{callError(error).message}</Alert>}
      <Box component="ol" aria-label="Versions of this location" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {versions.map(({ number, changes, author, publishedAt }, index) => (
          <Box
            component="li"
            key={number}
            sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', py: 1, borderTop: index === 0 ? 0 : 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>{changes.join(' · ') || 'As it was before'}</Typography>
              <Typography variant="caption" color="text.secondary">
                {author}, <Ago at={publishedAt} />
              </Typography>
            </Box>
            {index > 0 && (
              <Button
                color="inherit"
                aria-label={`Put version ${number} into the draft`}
                onClick={() => restore({ id, number, expectedRevision: draft?.revision ?? 0 })}
              >
                Put into the draft
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  )
}
