import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { LayerDetail } from '../../client/Records'
import { formatCount } from '../../parts/formatCount'
import { SitesForecast } from '../forecast/SitesForecast'
import { impactCounts } from '../impact/impactSentence'
import type { SiteImpact } from '../impact/useImpact'
import { isReason } from '../release/GoBackReason'
import { AdvanceProgress, OutcomeList } from './AdvanceProgress'
import { rolloutSentence } from './outcomeTexts'
import { useAdvance } from './useAdvance'

interface Props {
  readonly layer: LayerDetail
  readonly sites: readonly SiteImpact[]
  /** Called when the dialog is closed; `isDone` says whether the roll-out ran. */
  readonly onClose: (isDone: boolean) => void
}

const maxNoteLength = 500

/** Confirms and runs a roll-out with progress, and shows the outcome at each site. */
export const RolloutDialog = ({ layer, sites, onClose }: Props) => {
  const restored = layer.releases.find(({ revision }) => revision === layer.revision)?.restored ?? null
  const [note, setNote] = useState(restored?.reason ?? '')
  const { mutate, data, error, isPending } = useMutation(api.rollouts.start.mutationOptions())
  const id = data?.id ?? null
  const advance = useAdvance(id)
  const start = () => mutate({ layerId: layer.id, revision: layer.revision, siteIds: sites.map(({ siteId }) => siteId), note: note.trim() })
  const isOver = advance.rollout?.isUnfinished === false
  const title = isOver
    ? `Revision ${layer.revision} is rolled out`
    : `Roll out revision ${layer.revision} to ${formatCount(sites.length, 'site', 'sites')}`
  return (
    <Dialog
      open
      onClose={() => (id === null ? onClose(false) : isOver && onClose(true))}
      fullWidth
      maxWidth="sm"
      aria-labelledby="rollout-title"
    >
      <DialogTitle id="rollout-title" sx={{ fontSize: 18, fontWeight: 660 }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error && <Alert severity="error">{callError(error).message}</Alert>}
        {id === null ? (
          <>
            <Typography>{rolloutSentence(impactCounts({ sites }))}</Typography>
            <Typography variant="body2" color="text.secondary">
              Live sites are republished with the new release. Unpublished draft changes are kept, on the new release. You can undo this.
            </Typography>
            <SitesForecast layerId={layer.id} state={layer.revision} sites={sites} />
            <TextField
              label="Note for the sites’ histories"
              required={restored !== null}
              helperText={restored && `This goes back to revision ${restored.revision}. Say why, in a sentence.`}
              multiline
              minRows={2}
              value={note}
              onChange={(event) => setNote(event.target.value.slice(0, maxNoteLength))}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          </>
        ) : (
          <>
            <AdvanceProgress advance={advance} siteCount={sites.length} />
            {isOver && <OutcomeList rolloutId={id} />}
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        {id === null ? (
          <>
            <Button color="inherit" onClick={() => onClose(false)}>
              Cancel
            </Button>
            <Button variant="contained" loading={isPending} disabled={restored !== null && !isReason(note)} onClick={start}>
              Roll out
            </Button>
          </>
        ) : (
          <Button variant="contained" disabled={!isOver && !advance.stopped && advance.failure === null} onClick={() => onClose(true)}>
            Close
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
