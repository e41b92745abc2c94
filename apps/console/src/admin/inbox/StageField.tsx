import { type ConversationStage, conversationStages, stageNames } from '@forecourt/rules/leads/inbox/conversationStages'
import { TextField } from '@mui/material'
import { useState } from 'react'
import type { ConversationDetail } from '../../client/Records'
import { useMay } from '../useMay'
import { BookTestDriveDialog } from './BookTestDriveDialog'
import { DealDialog } from './DealDialog'
import { LostDialog } from './LostDialog'
import type { InboxActions } from './useInboxActions'

interface Props {
  readonly conversation: ConversationDetail
  readonly actions: InboxActions
  /** The car of the enquiry that the user came from; null for none. */
  readonly fromCarId: string | null
}

/** The stage of a conversation. Sold and Lost ask what follows from them, and an appointment for its day and time. */
export const StageField = ({ conversation, actions, fromCarId }: Props) => {
  const { id, revision } = conversation
  // Optimistic: shows the new value while the change is pending.
  const pendingChange = actions.change.isPending && actions.change.variables.id === id ? actions.change.variables.change : null
  const stage = pendingChange?.kind === 'stage' ? pendingChange.stage : conversation.stage
  const [openDialog, setOpenDialog] = useState<'sold' | 'lost' | 'testDrive' | null>(null)
  const mayBook = useMay()('booking.update')
  const close = () => setOpenDialog(null)
  const setStage = (to: ConversationStage) => {
    if (to === 'sold' || to === 'lost') return setOpenDialog(to)
    actions.change.mutate(
      { id, expectedRevision: revision, change: { kind: 'stage', stage: to } },
      {
        onSuccess: (after) => {
          actions.notifyWithUndo(`Moved to ${stageNames[to]}.`)(after)
          if (to === 'appointment' && mayBook) setOpenDialog('testDrive')
        },
      },
    )
  }
  return (
    <>
      <TextField
        select
        label="Stage"
        value={stage}
        disabled={actions.change.isPending}
        onChange={(event) => setStage(event.target.value as ConversationStage)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        size="small"
      >
        {conversationStages.map((each) => (
          <option key={each} value={each}>
            {stageNames[each]}
          </option>
        ))}
      </TextField>
      {openDialog === 'testDrive' && <BookTestDriveDialog conversation={conversation} fromCarId={fromCarId} onClose={close} />}
      {openDialog === 'sold' && <DealDialog conversation={conversation} actions={actions} fromCarId={fromCarId} onClose={close} />}
      {openDialog === 'lost' && <LostDialog conversation={conversation} actions={actions} onClose={close} />}
    </>
  )
}
