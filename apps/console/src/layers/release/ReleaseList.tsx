import { Box, Button, Card, Skeleton, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { LayerDetail } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { ChangeList } from '../../parts/changes/ChangeList'
import { ConfirmDialog } from '../../parts/forms/ConfirmDialog'
import { GoBackReason, isReason } from './GoBackReason'

/** A release; its `revision` is its number. The `revision` of a layer is the number of its newest release. */
type Release = LayerDetail['releases'][number]

/** Releases an earlier release once more, after a confirmation. */
const RestoreRelease = ({ layer, revision }: { readonly layer: LayerDetail; readonly revision: number }) => {
  const [isConfirming, setConfirming] = useState(false)
  const [reason, setReason] = useState('')
  const notify = useNotify()
  const queries = useQueryClient()
  const restore = useMutation(
    api.layers.restore.mutationOptions({
      onSuccess: (released) => {
        // Pages about the layer show the new release.
        void queries.invalidateQueries()
        notify(`Revision ${released.revision} of ${layer.name} is released. It is the same as revision ${revision}.`, { type: 'success' })
      },
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  return (
    <>
      <Button color="inherit" loading={restore.isPending} onClick={() => setConfirming(true)}>
        Go back to this release
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={`Go back to revision ${revision} of ${layer.name}?`}
        text={`This releases revision ${layer.revision + 1}, the same as revision ${revision}. New sites start with it. Other sites change only when you roll it out.`}
        verb="Go back"
        disabled={!isReason(reason)}
        onClose={() => setConfirming(false)}
        onConfirm={() => restore.mutate({ layerId: layer.id, revision, expectedRevision: layer.revision, reason: reason.trim() })}
      >
        <GoBackReason reason={reason} onChange={setReason} />
      </ConfirmDialog>
    </>
  )
}

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
  const sitesOnRelease = isNewest ? layer.siteCount - layer.behindCount : pinnedSites
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
          <Ago at={releasedAt} /> by {authorName}, used by {sitesOnRelease} {sitesOnRelease === 1 ? 'site' : 'sites'}
        </Typography>
        {!isNewest && <RestoreRelease layer={layer} revision={revision} />}
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
