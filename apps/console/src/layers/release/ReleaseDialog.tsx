import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, TextField, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LinkBase } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { ChangeList } from '../../parts/changes/ChangeList'
import { ProblemList } from '../../parts/changes/ProblemList'
import { formatCount } from '../../parts/formatCount'
import { SitesForecast } from '../forecast/SitesForecast'
import { ImpactGroups, ImpactSummary } from '../impact/ImpactSummary'
import { type SiteImpact, siteChanges, useImpact } from '../impact/useImpact'
import { BeforeAfter } from '../preview/PageSides'

/** The layer to release: its released revision and the number of its sites. */
interface ReleasableLayer {
  readonly id: string
  readonly name: string
  readonly revision: number
  readonly siteCount: number
}

/** The draft of the layer, from its editor. Must be a stable object. */
export interface ReleasableDraft {
  /** Saves pending changes; resolves to the error, or null. */
  readonly save: () => Promise<{ readonly message: string; readonly problems: readonly ConfigProblem[] } | null>
  /** The last saved state, so that others' later saves aren't released unseen. */
  readonly saved: () => { readonly revision: number; readonly locks: readonly string[] }
}

type ReleaseState =
  | { readonly step: 'saving' | 'confirming' | 'working'; readonly failure: string | null; readonly problems: readonly ConfigProblem[] }
  | { readonly step: 'done'; readonly revision: number }

/** Releases a layer's draft: saves it, loads the server's description of that revision, then releases it. */
const useRelease = ({ id: layerId, revision }: ReleasableLayer, draft: ReleasableDraft) => {
  const queries = useQueryClient()
  const { mutateAsync: releaseDraft } = useMutation(api.layers.release.mutationOptions())
  const [changes, setChanges] = useState<readonly ConfigChange[] | null>(null)
  const [releasing, setReleasing] = useState<ReleaseState>({ step: 'saving', failure: null, problems: [] })

  // Saves pending input before the release.
  useEffect(() => {
    const prepare = async () => {
      const refusal = await draft.save()
      if (refusal)
        return setReleasing({ step: 'confirming', failure: refusal.message || 'The draft is not saved yet.', problems: refusal.problems })
      const answer = await queries.fetchQuery(
        api.layers.compareReleases.queryOptions({ layerId, from: revision, to: 'draft' }, { staleTime: 0, gcTime: 0, retry: false }),
      )
      setChanges(answer.changes)
      setReleasing({ step: 'confirming', failure: null, problems: [] })
    }
    prepare().catch((error: unknown) => setReleasing({ step: 'confirming', failure: callError(error).message, problems: [] }))
  }, [draft, layerId, revision, queries])

  const release = async (note: string) => {
    setReleasing({ step: 'working', failure: null, problems: [] })
    const { revision: expectedRevision, locks } = draft.saved()
    try {
      const released = await releaseDraft({ layerId, note, expectedRevision, expectedLocks: [...locks] })
      // Invalidates all queries, so that pages about the layer show the release.
      void queries.invalidateQueries()
      setReleasing({ step: 'done', revision: released.revision })
    } catch (error) {
      const { message, problems } = callError(error)
      setReleasing({ step: 'confirming', failure: message, problems })
    }
  }
  return { changes, releasing, release }
}

interface Props {
  readonly layer: ReleasableLayer
  readonly draft: ReleasableDraft
  /** Opens the setting of a change or problem. */
  readonly onOpen: (pointer: string) => void
  readonly onClose: () => void
  readonly onReleased: () => void
}

const maxNoteLength = 500

const DraftImpact = ({ layerId }: { readonly layerId: string }) => {
  const { impact, stop, restart } = useImpact({ layerId, state: 'draft', filter: {} })
  const [previewed, setPreviewed] = useState<SiteImpact | null>(null)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <ImpactSummary impact={impact} onStop={stop} onRestart={restart} />
      <ImpactGroups impact={impact} onPreview={setPreviewed} />
      {impact.status === 'done' && <SitesForecast layerId={layerId} state="draft" sites={impact.sites} />}
      {previewed && (
        <BeforeAfter
          layerId={layerId}
          state="draft"
          site={previewed}
          changes={siteChanges(impact, previewed)}
          onClose={() => setPreviewed(null)}
        />
      )}
    </Box>
  )
}

/** Confirms a release: changes as text, impact on sites, and any problems. */
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
              ? 'New sites start with it.'
              : `No site has changed. ${formatCount(siteCount, 'site stays', 'sites stay')} on the current revision until you roll it out. New sites start with the new one.`}
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
              Releasing doesn’t change any site. Once rolled out to all of them:
            </Typography>
            <DraftImpact layerId={layer.id} />
          </Box>
        )}
        <TextField
          label="Note for the history"
          placeholder="Describe the release for your colleagues"
          multiline
          minRows={2}
          value={note}
          onChange={(event) => setNote(event.target.value.slice(0, maxNoteLength))}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} color="inherit">
          Cancel
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
