import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type Mutation, type MutationKey, matchMutation, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useBlocker } from 'react-admin'
import { useUnfinishedWarning } from '../useUnfinishedWarning'
import { ActionBar } from './ActionBar'

interface ConfirmLeavingProps {
  /** Whether leaving would lose changes. */
  readonly isUnsaved: () => boolean
  readonly text: string
}

/** Confirms navigation within the console with unsaved changes. */
export const ConfirmLeaving = ({ isUnsaved, text }: ConfirmLeavingProps) => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved())
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog open onClose={() => blocker.reset?.()} aria-labelledby="leave-title">
      <DialogTitle id="leave-title" sx={{ fontSize: 18, fontWeight: 660 }}>
        Discard unsaved changes?
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="error" onClick={() => blocker.proceed?.()}>
          Discard changes
        </Button>
        <Button variant="contained" autoFocus onClick={() => blocker.reset?.()}>
          Keep editing
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface FormBarProps {
  readonly isChanged: boolean
  readonly isSaving: boolean
  readonly isNew: boolean
  /** The label of the save button, such as 'Add offer'. */
  readonly saveLabel: string
  /** Keys of the mutations that save or remove what the form edits. Leaving while one runs loses nothing. */
  readonly mutationKeys: readonly MutationKey[]
  readonly onCancel: () => void
  /** More actions at the other end, such as removing. */
  readonly more?: ReactNode
  /** The id of the form to save, where the bar is outside it. */
  readonly form?: string
}

/** The actions of a form, fixed at the foot of the window. Leaving with changes needs a confirmation. */
export const FormBar = ({ isChanged, isSaving, isNew, saveLabel, mutationKeys, onCancel, more, form }: FormBarProps) => {
  // After saving or removing, the form navigates by itself. Checked at the last render and now: the mutation may have just ended.
  const ownMutations = { predicate: (each: Mutation) => mutationKeys.some((mutationKey) => matchMutation({ mutationKey }, each)) }
  const wasMutating = useIsMutating(ownMutations) > 0
  const queries = useQueryClient()
  const isDiscarded = useRef(false)
  useUnfinishedWarning(isChanged)
  useEffect(() => {
    if (!isChanged) isDiscarded.current = false
  }, [isChanged])
  const cancel = () => {
    isDiscarded.current = true
    onCancel()
  }
  return (
    <ActionBar>
      {more}
      <Button color="inherit" onClick={cancel} sx={{ ml: 'auto' }}>
        {isChanged ? 'Discard' : 'Back'}
      </Button>
      <Button type="submit" form={form} variant="contained" disabled={isSaving || (!isChanged && !isNew)}>
        {isSaving ? 'Saving…' : saveLabel}
      </Button>
      <ConfirmLeaving
        isUnsaved={() => isChanged && !wasMutating && queries.isMutating(ownMutations) === 0 && !isDiscarded.current}
        text="Your changes are not saved."
      />
    </ActionBar>
  )
}
