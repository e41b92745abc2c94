import { bulkTitle } from '@forecourt/rules/stock/bulkChange'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { api } from '../../../../client/api'
import { callError } from '../../../../client/callError'
import type { BulkChange, BulkPreviewResult } from '../../../../client/Records'
import { formatCount } from '../../../../parts/formatCount'
import { useUndoNotice } from '../../../../parts/useUndoNotice'
import { useUnfinishedWarning } from '../../../../parts/useUnfinishedWarning'

/** Batch size of a bulk change. Small enough to show progress. */
const batchSize = 100

/** Progress of a bulk change or its undo. */
interface BulkProgress {
  readonly action: 'change' | 'undo'
  readonly done: number
  readonly total: number
}

export interface BulkOrder {
  /** Idempotency key: a retry with the same key resumes. */
  readonly key: string
  readonly change: BulkChange
  readonly preview: BulkPreviewResult
  /** Name of the location or offer. */
  readonly name: string
}

const carCount = (count: number) => formatCount(count, 'car', 'cars')

/** Applies bulk changes in batches, and undoes them as a whole. */
export const useBulk = () => {
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const stopped = useRef(false)
  const notify = useNotify()
  const notifyUndo = useUndoNotice()
  const refresh = useRefresh()
  const { mutateAsync: changeBatch } = useMutation(api.stock.bulk.mutationOptions())
  const { mutateAsync: undoBatch } = useMutation(api.stock.undoBulk.mutationOptions())
  useUnfinishedWarning(progress !== null)

  /** Undoes a bulk change; resolves when it is done or has failed. */
  const undo = async (key: string, title: string, total: number): Promise<void> => {
    let [undone, leftAsIs, after]: [number, number, string | null] = [0, 0, null]
    try {
      do {
        setProgress({ action: 'undo', done: undone, total })
        const answer: Awaited<ReturnType<typeof undoBatch>> = await undoBatch({ key, after })
        undone += answer.undone
        leftAsIs += answer.refused.length
        after = answer.next
      } while (after !== null)
      const note =
        leftAsIs === 0
          ? ''
          : ` ${carCount(leftAsIs)} changed again since and ${leftAsIs === 1 ? 'stays' : 'stay'} as ${leftAsIs === 1 ? 'it is' : 'they are'}.`
      notify(`${title}: undone for ${carCount(undone)}.${note}`, { type: leftAsIs === 0 ? 'success' : 'info' })
    } catch (error) {
      notify(callError(error).message, { type: 'error' })
    } finally {
      setProgress(null)
      refresh()
    }
  }

  /** Applies the change; resolves to false on an error, after which it can be resumed. */
  const start = async ({ key, change, preview: { cars }, name }: BulkOrder): Promise<boolean> => {
    stopped.current = false
    setProblem(null)
    let [changed, refused] = [0, 0]
    try {
      for (let index = 0; index < cars.length && !stopped.current; index += batchSize) {
        setProgress({ action: 'change', done: index, total: cars.length })
        const answer = await changeBatch({ key, cars: cars.slice(index, index + batchSize), change })
        changed += answer.changed.length
        refused += answer.refused.length
      }
    } catch (error) {
      setProblem(callError(error).message)
      return false
    } finally {
      setProgress(null)
      refresh()
    }
    // The API's type of a change leaves out the fields that have defaults.
    const title = bulkTitle({ roundTo: null, setsWasPrice: false, ...change } as Parameters<typeof bulkTitle>[0], name)
    const note =
      refused === 0
        ? ''
        : ` ${carCount(refused)} changed in the meantime and ${refused === 1 ? 'was' : 'were'} left as ${refused === 1 ? 'it is' : 'they are'}.`
    notifyUndo(`${title}: ${carCount(changed)}.${note}`, () => void undo(key, title, changed))
    return true
  }

  return { progress, problem, start, undo, stop: () => (stopped.current = true) }
}

interface Props {
  readonly progress: BulkProgress | null
  readonly onStop: () => void
}

/** Progress dialog of a bulk change. Stopping leaves the remaining cars unchanged. */
export const BulkProgressDialog = ({ progress, onStop }: Props) => (
  <Dialog open={progress !== null} fullWidth maxWidth="xs" aria-labelledby="bulk-progress">
    <DialogTitle id="bulk-progress">{progress?.action === 'undo' ? 'Undoing' : 'Changing the cars'}</DialogTitle>
    <DialogContent>
      <LinearProgress
        variant="determinate"
        value={progress ? (progress.done / Math.max(1, progress.total)) * 100 : 0}
        aria-label="Cars done"
        sx={{ height: 8, borderRadius: 4, mb: 1.5 }}
      />
      <Typography color="text.secondary" role="status">
        {progress && `${progress.done.toLocaleString('en-AU')} of ${progress.total.toLocaleString('en-AU')} cars`}
      </Typography>
    </DialogContent>
    {progress?.action === 'change' && (
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onStop}>
          Stop
        </Button>
      </DialogActions>
    )}
  </Dialog>
)
