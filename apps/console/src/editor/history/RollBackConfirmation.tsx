import { shortestReason } from '@forecourt/rules/compliance/waivers'
import { Box, Button, Skeleton, Typography } from '@mui/material'
import { useState } from 'react'
import { OpenedDetails } from '../../layers/forecast/OpenedDetails'
import { PageForecast } from '../../layers/forecast/PageForecast'
import { ChangeList } from '../../parts/changes/ChangeList'
import { ReasonField } from '../../parts/changes/ReasonField'
import { useEditor, useSession } from '../session/SessionContext'
import { useVersionComparison } from './useVersionComparison'

interface RollBackConfirmationProps {
  readonly number: number
  /** Whether the version was refused already because its legal warnings have no reason. */
  readonly isUnexplained?: boolean
  /** Resolves to whether it was refused because its legal warnings have no reason. */
  readonly onConfirm: (reason: string) => Promise<boolean>
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Confirms a rollback and says what shoppers will see. */
export const RollBackConfirmation = ({ number, isUnexplained = false, onConfirm, onDone, onCancel }: RollBackConfirmationProps) => {
  const { id, name } = useSession().editing.site
  const waits = useEditor((state) => state.schedule !== null)
  const { changes, failure } = useVersionComparison('live', number)
  const [reason, setReason] = useState('')
  const [needsReason, setNeedsReason] = useState(isUnexplained)
  const [isWorking, setWorking] = useState(false)
  const confirm = async () => {
    setWorking(true)
    const lacksReason = await onConfirm(reason.trim())
    setWorking(false)
    setNeedsReason(lacksReason)
    if (!lacksReason) onDone()
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontSize: 13.5 }}>
        Shoppers of {name} will see version {number} from their next click. Your draft stays as it is, so publishing it brings back what
        this takes off the site.
        {waits && ' Scheduled changes will be refused, because they were made for the site as it is now.'}
      </Typography>
      <Box sx={{ p: 1.5, borderRadius: '9px', bgcolor: 'action.hover' }} aria-live="polite">
        {failure !== null && <Typography sx={{ fontSize: 13.5 }}>The changes can’t be shown right now: {failure}</Typography>}
        {changes === null && failure === null && <Skeleton variant="rounded" height={40} />}
        {changes?.length === 0 && <Typography sx={{ fontSize: 13.5 }}>It is the same as the live version.</Typography>}
        {changes && <ChangeList changes={changes} />}
      </Box>
      <OpenedDetails title="Pages that change">
        <PageForecast siteId={id} siteName={name} version={number} isReady={!isWorking} />
      </OpenedDetails>
      {needsReason && (
        <Box sx={{ display: 'grid', mt: 1 }}>
          <ReasonField reason={reason} onChange={setReason} />
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          autoFocus
          loading={isWorking}
          disabled={needsReason && reason.trim().length < shortestReason}
          onClick={() => void confirm()}
        >
          Roll back to version {number}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Box>
    </Box>
  )
}
