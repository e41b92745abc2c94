import BookIcon from '@mui/icons-material/EventAvailableOutlined'
import SnoozeIcon from '@mui/icons-material/SnoozeRounded'
import { Box, Button, Menu, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import type { ConversationDetail } from '../../client/Records'
import { FormDialog } from '../../parts/forms/FormDialog'
import { useMay } from '../useMay'
import { BookTestDriveDialog } from './BookTestDriveDialog'
import { nextStepDay, nextStepText } from './nextStepText'
import { StageField } from './StageField'
import type { InboxActions } from './useInboxActions'
import { useInboxFilters } from './useInboxFilters'

interface Props {
  readonly conversation: ConversationDetail
  readonly actions: InboxActions
}

const hour = 3_600_000
/** 9 am in the browser's time zone, in so many days. */
const morningIn = (days: number): Date => {
  const date = new Date()
  date.setDate(date.getDate() + days)
  date.setHours(9, 0, 0, 0)
  return date
}
const snoozeChoices = [
  { label: 'For an hour', until: () => new Date(Date.now() + hour) },
  { label: 'Until tomorrow, 9 am', until: () => morningIn(1) },
  { label: 'For three days', until: () => morningIn(3) },
  { label: 'For a week', until: () => morningIn(7) },
] as const

const NextStepDialog = ({ conversation, actions, onClose }: Props & { readonly onClose: () => void }) => {
  const { id, revision, nextStep, nextStepAt } = conversation
  const [text, setText] = useState(nextStep)
  const [day, setDay] = useState(nextStepDay(nextStepAt))
  const save = () =>
    actions.change.mutate(
      {
        id,
        expectedRevision: revision,
        change: { kind: 'nextStep', text, at: day === '' ? null : new Date(`${day}T09:00`).toISOString() },
      },
      {
        onSuccess: (after) => {
          actions.notifyWithUndo(text.trim() === '' ? 'The next step is removed.' : 'The next step is saved.')(after)
          onClose()
        },
      },
    )
  return (
    <FormDialog title="Next step" verb="Save" disabled={actions.change.isPending} failure={null} onClose={onClose} onSubmit={save}>
      <TextField
        label="What happens next"
        placeholder="Call about the trade-in"
        value={text}
        onChange={(event) => setText(event.target.value)}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextField
        label="Date"
        type="date"
        value={day}
        onChange={(event) => setDay(event.target.value)}
        fullWidth
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </FormDialog>
  )
}

interface SnoozeMenuProps {
  readonly isSnoozed: boolean
  /** Null ends the snooze. */
  readonly onSnooze: (until: Date | null) => void
}

const SnoozeMenu = ({ isSnoozed, onSnooze }: SnoozeMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      {isSnoozed ? (
        <Button variant="outlined" color="inherit" startIcon={<SnoozeIcon />} onClick={() => onSnooze(null)}>
          Unsnooze
        </Button>
      ) : (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<SnoozeIcon />}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          Snooze
        </Button>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {snoozeChoices.map(({ label, until }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null)
              onSnooze(until())
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

interface WorkBarProps extends Props {
  /** False where the stage is in the heading. */
  readonly showsStage?: boolean
}

/** Stage, assignee, snooze and next step of a conversation. */
export const WorkBar = ({ conversation, actions, showsStage = true }: WorkBarProps) => {
  const [{ car: fromCarId }] = useInboxFilters()
  const { id, revision, users, snoozedUntil, nextStep, nextStepAt } = conversation
  // Optimistic: shows the new value while the change is pending.
  const pendingChange = actions.change.isPending && actions.change.variables.id === id ? actions.change.variables.change : null
  const assignedTo = pendingChange?.kind === 'assign' ? pendingChange.userId : conversation.assignedTo
  const [openDialog, setOpenDialog] = useState<'nextStep' | 'testDrive' | null>(null)
  const mayBook = useMay()('booking.update')
  const isSnoozed = snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now()
  const close = () => setOpenDialog(null)
  const assign = (userId: string) => {
    const name = users.find((user) => user.id === userId)?.name
    actions.change.mutate(
      { id, expectedRevision: revision, change: { kind: 'assign', userId: userId || null } },
      { onSuccess: actions.notifyWithUndo(name ? `Assigned to ${name}.` : 'Unassigned.') },
    )
  }
  const snooze = (until: Date | null) => {
    actions.change.mutate(
      { id, expectedRevision: revision, change: { kind: 'snooze', until: until?.toISOString() ?? null } },
      { onSuccess: actions.notifyWithUndo(until ? 'Snoozed. It comes back earlier if they write.' : 'It is back in the inbox.') },
    )
  }
  const nativeSelect = { select: { native: true }, inputLabel: { shrink: true } } as const
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        '& .MuiTextField-root': { m: 0, flex: { xs: '1 1 calc(50% - 4px)', sm: '0 1 170px' }, minWidth: 0 },
      }}
    >
      {showsStage && <StageField {...{ conversation, actions, fromCarId }} />}
      <TextField
        select
        label="Assigned to"
        value={users.some((user) => user.id === assignedTo) ? (assignedTo ?? '') : ''}
        disabled={actions.change.isPending}
        onChange={(event) => assign(event.target.value)}
        slotProps={nativeSelect}
        size="small"
      >
        <option value="">Unassigned</option>
        {users.map((user) => (
          <option key={user.id} value={user.id}>
            {user.name}
          </option>
        ))}
      </TextField>
      <SnoozeMenu isSnoozed={isSnoozed} onSnooze={snooze} />
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => setOpenDialog('nextStep')}
        sx={{ minWidth: 0, maxWidth: '100%', '&': { overflow: 'hidden', textOverflow: 'ellipsis' } }}
      >
        {nextStep === '' ? 'Next step' : `Next: ${nextStepText(nextStep, nextStepAt)}`}
      </Button>
      {mayBook && (
        <Button variant="outlined" color="inherit" startIcon={<BookIcon />} onClick={() => setOpenDialog('testDrive')}>
          Book test drive
        </Button>
      )}
      {openDialog === 'testDrive' && <BookTestDriveDialog conversation={conversation} fromCarId={fromCarId} onClose={close} />}
      {openDialog === 'nextStep' && <NextStepDialog conversation={conversation} actions={actions} onClose={close} />}
    </Box>
  )
}
