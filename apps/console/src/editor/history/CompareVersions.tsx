import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import { Box, Button, Skeleton, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import { ChangeList } from '../publish/ChangeList'
import { useSession } from '../session/SessionContext'

interface Props {
  readonly from: number
  readonly to: number
  readonly onClose: () => void
}

/** What changed from one version to another, in words. */
export const CompareVersions = ({ from, to, onClose }: Props) => {
  const siteId = useSession().editing.site.id
  const [changes, setChanges] = useState<readonly ConfigChange[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    setChanges(null)
    setFailure(null)
    trpc.sites.compareVersions.query({ siteId, from, to }, { signal: controller.signal }).then(
      (answer) => setChanges(answer.changes),
      (error: unknown) => controller.signal.aborted || setFailure(callError(error).message),
    )
    return () => controller.abort()
  }, [siteId, from, to])

  return (
    <Box sx={{ m: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: '10px' }} aria-live="polite">
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography sx={{ fontWeight: 650, flex: 1 }}>
          Version {from} → version {to}
        </Typography>
        <Button color="inherit" onClick={onClose} sx={{ minHeight: 28 }}>
          Done
        </Button>
      </Box>
      {failure !== null && <Typography color="error">{failure}</Typography>}
      {changes === null && failure === null && <Skeleton variant="rounded" height={60} />}
      {changes?.length === 0 && <Typography color="text.secondary">They are the same.</Typography>}
      {changes && <ChangeList changes={changes} />}
    </Box>
  )
}
