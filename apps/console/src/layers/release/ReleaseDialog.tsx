import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { ChangeList } from '../../parts/changes/ChangeList'
import { ProblemList } from '../../parts/changes/ProblemList'
import { formatCount } from '../../parts/formatCount'
import { ImpactGroups } from '../impact/ImpactGroups'
import { ImpactSummary } from '../impact/ImpactSummary'
import { type SiteImpact, useImpact } from '../impact/useImpact'
import { BeforeAfter } from '../preview/BeforeAfter'
import { type ReleasableDraft, type ReleasableLayer, useRelease } from './useRelease'

interface Props {
  readonly layer: ReleasableLayer
  readonly draft: ReleasableDraft
  /** Opens the setting of a change or a problem. */
  readonly onOpen: (pointer: string) => void
  readonly onClose: () => void
  readonly onReleased: () => void
}

const longestNote = 500

const DraftImpact = ({ layerId }: { readonly layerId: string }) => {
  const { impact, stop, again } = useImpact({ layerId, state: 'draft', filter: {} })
  const [previewed, setPreviewed] = useState<SiteImpact | null>(null)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <ImpactSummary impact={impact} onStop={stop} onAgain={again} />
      <ImpactGroups impact={impact} onPreview={setPreviewed} />
      {previewed && <BeforeAfter layerId={layerId} state="draft" site={previewed} onClose={() => setPreviewed(null)} />}
    </Box>
  )
}

/** What a release changes in words and what it would do to the sites, with anything in the way; then releases. */
export const ReleaseDialog = ({ layer, draft, onOpen, onClose, onReleased }: Props) => {
  const { changes, releasing, release } = useRelease(layer, draft)
  const [note, setNote] = useState('')
  const { name, siteCount } = layer
  const open = (pointer: string) => {
    onClose()
    onOpen(pointer)
  }
  if (releasing.step === 'done')
    return (
      <Dialog open onClose={onReleased} fullWidth maxWidth="xs" aria-labelledby="released-title">
        <DialogTitle id="released-title" sx={{ fontSize: 18, fontWeight: 660 }}>
          Revision {releasing.revision} of {name} is released
        </DialogTitle>
        <DialogContent>
          <Typography color="text.secondary">
            {siteCount === 0
              ? 'Sites made from now on start with it.'
              : `No site has changed. ${formatCount(siteCount, 'site stays', 'sites stay')} with revision ${releasing.revision - 1} until you roll it out; new sites start with it.`}
          </Typography>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onReleased}>
            Keep editing
          </Button>
          {siteCount > 0 && (
            <Button variant="contained" component={LinkBase} to={`/layers/${layer.id}`}>
              Roll out
            </Button>
          )}
        </DialogActions>
      </Dialog>
    )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="release-title">
      <DialogTitle id="release-title" sx={{ pb: 1, fontSize: 18, fontWeight: 660 }}>
        Release {name}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {releasing.failure !== null && <Alert severity="error">{releasing.failure}</Alert>}
        {releasing.problems.length > 0 && <ProblemList problems={releasing.problems} onOpen={open} />}
        {changes === null ? (
          releasing.step === 'saving' && <Skeleton variant="rounded" height={80} />
        ) : (
          <Box>
            <Typography sx={{ fontWeight: 620, mb: 1 }}>
              {formatCount(changes.length, 'change', 'changes')} in the layer since revision {layer.revision}
            </Typography>
            <ChangeList changes={changes} onOpen={open} />
          </Box>
        )}
        {changes !== null && siteCount > 0 && (
          <Box>
            <Typography variant="body2" color="text.secondary">
              Releasing changes no site. Once rolled out to all of them:
            </Typography>
            <DraftImpact layerId={layer.id} />
          </Box>
        )}
        <TextField
          label="Note for the history"
          placeholder="What this release is about, for those who roll it out"
          multiline
          minRows={2}
          value={note}
          onChange={(event) => setNote(event.target.value.slice(0, longestNote))}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} color="inherit">
          Not yet
        </Button>
        <Button
          variant="contained"
          loading={releasing.step === 'working'}
          disabled={changes === null || changes.length === 0}
          onClick={() => void release(note.trim())}
        >
          Release
        </Button>
      </DialogActions>
    </Dialog>
  )
}
