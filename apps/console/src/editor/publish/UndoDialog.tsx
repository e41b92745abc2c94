import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { RollBackConfirmation } from '../history/RollBackConfirmation'
import { type UndoablePublication, useUndoPublication } from './usePublishedNotice'

interface Props {
  readonly publication: UndoablePublication
  readonly onClose: () => void
}

/** Undoes a publication with a reason, because the version before has legal warnings. */
export const UndoDialog = ({ publication, onClose }: Props) => {
  const undo = useUndoPublication()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="undo-title">
      <DialogTitle id="undo-title" sx={{ fontSize: 18, fontWeight: 660 }}>
        Go back to version {publication.undoneBy}?
      </DialogTitle>
      <DialogContent>
        <RollBackConfirmation
          number={publication.undoneBy}
          isUnexplained
          onConfirm={(reason) => undo(publication, reason)}
          onDone={onClose}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  )
}
