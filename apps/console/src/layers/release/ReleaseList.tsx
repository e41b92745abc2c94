import { Box, Button, Card, Skeleton, Typography } from '@mui/material'
import { useState } from 'react'
import { callError } from '../../client/callError'
import type { LayerDetail } from '../../client/Records'
import { trpc } from '../../client/trpc'
import { Ago } from '../../parts/Ago'
import { ChangeList } from '../../parts/changes/ChangeList'

type Release = LayerDetail['releases'][number]
type Changes = Awaited<ReturnType<typeof trpc.layers.compareReleases.query>>['changes']

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
  const [changes, setChanges] = useState<Changes | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { revision, note, authorName, releasedAt, pinnedSites } = release
  const users = isNewest ? layer.siteCount - layer.behindCount : pinnedSites
  const toggle = () => {
    setOpen(!open)
    if (changes || revision === 1) return
    trpc.layers.compareReleases
      .query({ layerId: layer.id, from: revision - 1, to: revision })
      .then((answer) => setChanges(answer.changes))
      .catch((error: unknown) => setFailure(callError(error).message))
  }
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
          <Button color="inherit" aria-expanded={open} onClick={toggle}>
            {open ? 'Hide the changes' : 'What changed'}
          </Button>
        )}
      </Box>
      {note !== '' && <Typography>{note}</Typography>}
      {open && failure !== null && <Typography color="error">{failure}</Typography>}
      {open && failure === null && (changes ? <ChangeList changes={changes} /> : <Skeleton variant="rounded" height={48} />)}
    </Card>
  )
}

/** Every release of a layer, newest first, with what it changed. */
export const ReleaseList = ({ layer }: { readonly layer: LayerDetail }) => (
  <Box component="ol" aria-label="Releases" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
    {layer.releases.map((release, index) => (
      <ReleaseRow key={release.revision} layer={layer} release={release} isNewest={index === 0} />
    ))}
  </Box>
)
