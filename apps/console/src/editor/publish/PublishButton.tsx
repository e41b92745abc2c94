import { Box, Button, Tooltip } from '@mui/material'
import { useRef, useState } from 'react'
import { PublishRequestDialog } from '../requests/PublishRequestDialog'
import { useEditor, useSession } from '../session/SessionContext'
import { PublishDialog } from './PublishDialog'
import { UndoDialog } from './UndoDialog'
import type { UndoablePublication } from './usePublishedNotice'

/** The button to publish or to request it, with the number of pending changes. */
export const PublishButton = () => {
  const { editing } = useSession()
  const isNew = useEditor((state) => state.live === null)
  const count = useEditor((state) => state.changes?.length ?? 0)
  const hasErrors = useEditor((state) => state.resolution.problems.some(({ severity }) => severity === 'error'))
  const [open, setOpen] = useState(false)
  const [unexplained, setUnexplained] = useState<UndoablePublication | null>(null)
  const container = useRef<HTMLSpanElement>(null)
  const close = () => {
    setOpen(false)
    // A disabled button can't have the focus; moves it to the button's container.
    requestAnimationFrame(() => document.activeElement === document.body && container.current?.focus())
  }
  // A draft whose only changes are errors shows nothing new, but still differs from what is live.
  const isUnchanged = !isNew && count === 0 && !hasErrors
  const { publish: canPublish, edit: canEdit } = editing.can
  // A user with read access only has nothing to request.
  const verb = canPublish || !canEdit ? 'Publish' : 'Ask to publish'
  const label = isUnchanged ? 'Published' : count === 0 || isNew ? verb : `${verb} ${count} ${count === 1 ? 'change' : 'changes'}`
  return (
    <>
      <Tooltip
        title={
          canPublish || isUnchanged
            ? ''
            : canEdit
              ? 'Your role can edit the draft. A publisher makes it live.'
              : 'Your role can view the draft.'
        }
      >
        <Box component="span" ref={container} tabIndex={-1} sx={{ outline: 'none' }}>
          <Button
            variant="contained"
            aria-label={label}
            disabled={(!canPublish && !canEdit) || (isUnchanged && !open)}
            onClick={() => setOpen(true)}
            // As wide as its longest label, so that its neighbours don't move.
            sx={{ ml: 0.5, fontVariantNumeric: 'tabular-nums', minWidth: { sm: 164 }, whiteSpace: 'nowrap' }}
          >
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {label}
            </Box>
            <Box component="span" aria-hidden sx={{ display: { sm: 'none' } }}>
              {count > 0 ? `${verb.split(' ')[0]} ${count}` : label}
            </Box>
          </Button>
        </Box>
      </Tooltip>
      {open && (canPublish ? <PublishDialog onClose={close} onUnexplained={setUnexplained} /> : <PublishRequestDialog onClose={close} />)}
      {unexplained && <UndoDialog publication={unexplained} onClose={() => setUnexplained(null)} />}
    </>
  )
}
