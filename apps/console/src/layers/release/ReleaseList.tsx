import { Box, Button, Card, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { LayerDetail } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { ChangeList } from '../../parts/changes/ChangeList'

type Release = LayerDetail['releases'][number]

const ReleaseRow = ({
  layer,
  release,
  isNewest,
}: {
  readonly layer: LayerDetail
  readonly release: Release
  readonly isNewest: boolean
}) => {
  const [open, setOpen] = useState(false)
  const { revision, note, authorName, releasedAt, pinnedSites } = release
  const users = isNewest ? layer.siteCount - layer.behindCount : pinnedSites
  const { data, error } = useQuery(
    api.layers.compareReleases.queryOptions(
      { layerId: layer.id, from: revision - 1, to: revision },
      { enabled: open && revision > 1, staleTime: Number.POSITIVE_INFINITY },
    ),
  )
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 640 }}>
          Revision {revision}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1, minWidth: 180 }}>
          <Ago at={releasedAt} /> by {authorName}, used by {users} {users === 1 ? 'site' : 'sites'}
        </Typography>
        {revision > 1 && (
          <Button color="inherit" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Hide the changes' : 'What changed'}
          </Button>
        )}
      </Box>
      {note !== '' && <Typography>{note}</Typography>}
      {open && error && <Typography color="error">{callError(error).message}</Typography>}
      {open && !error && (data ? <ChangeList changes={data.changes} /> : <Skeleton variant="rounded" height={48} />)}
    </Card>
  )
}

/** All releases of a layer, newest first, with their changes. */
export const ReleaseList = ({ layer }: { readonly layer: LayerDetail }) => (
  <Box component="ol" aria-label="Releases" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
    {layer.releases.map((release, index) => (
      <ReleaseRow key={release.revision} layer={layer} release={release} isNewest={index === 0} />
    ))}
  </Box>
)
