import { Box, Button, Skeleton, Typography } from '@mui/material'
import { ChangeList } from '../../parts/changes/ChangeList'
import { type ComparedTo, useVersionComparison } from './useVersionComparison'

interface Props {
  readonly from: number
  readonly to: ComparedTo
  readonly onClose: () => void
}

/** What changed from one version to another, or to the draft, in words. */
export const CompareVersions = ({ from, to, onClose }: Props) => {
  const { changes, failure } = useVersionComparison(from, to)
  return (
    <Box sx={{ m: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: '10px' }} aria-live="polite">
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography sx={{ fontWeight: 650, flex: 1 }}>
          Version {from} → {to === 'draft' ? 'draft' : `version ${to}`}
        </Typography>
        <Button color="inherit" onClick={onClose}>
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
