import { Box, Button, Skeleton, Typography } from '@mui/material'
import { ChangeList } from '../../parts/changes/ChangeList'
import { useSession } from '../session/SessionContext'
import { useEditor } from '../session/useEditor'
import { useVersionComparison } from './useVersionComparison'

interface Props {
  readonly number: number
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks once before an old version goes live again, and says what shoppers will see of it. */
export const RollBackQuestion = ({ number, onConfirm, onCancel }: Props) => {
  const { name } = useSession().editing.site
  const waits = useEditor((state) => state.schedule !== null)
  const { changes, failure } = useVersionComparison('live', number)
  return (
    <Box role="alertdialog" aria-label="Roll back" sx={{ mt: 0.5, display: 'grid', gap: 1 }}>
      <Typography sx={{ fontSize: 13.5 }}>
        Shoppers of {name} will see version {number} from their next click. Your draft stays as it is.
        {waits && ' What waits to go live will be refused: it was made for the site as it is now.'}
      </Typography>
      <Box sx={{ p: 1.5, borderRadius: '9px', bgcolor: 'action.hover' }} aria-live="polite">
        {failure !== null && <Typography sx={{ fontSize: 13.5 }}>What changes can’t be said just now: {failure}</Typography>}
        {changes === null && failure === null && <Skeleton variant="rounded" height={40} />}
        {changes?.length === 0 && <Typography sx={{ fontSize: 13.5 }}>It says the same as what is live.</Typography>}
        {changes && <ChangeList changes={changes} />}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" autoFocus onClick={onConfirm}>
          Roll back to version {number}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Box>
    </Box>
  )
}
