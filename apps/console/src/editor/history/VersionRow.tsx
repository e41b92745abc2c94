import { formatMoment } from '@forecourt/rules/format/formatDate'
import { Box, Button, Checkbox, Typography } from '@mui/material'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Ago } from '../../parts/Ago'
import { StatusPill } from '../../parts/StatusPill'
import { useEditor, useSession } from '../session/SessionContext'
import { RollBackConfirmation } from './RollBackConfirmation'
import type { VersionEntry } from './useVersions'

/** Layout of a history row: checkbox for comparing, and description. */
const historyRow = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 0.5,
  px: 0.5,
  py: 1,
  borderRadius: '9px',
  '&:hover': { bgcolor: 'action.hover' },
} as const

/** The draft in the list of versions, to compare them with. */
export const DraftRow = ({ compared, onCompare }: { readonly compared: boolean; readonly onCompare: () => void }) => {
  const count = useEditor((state) => state.changes?.length ?? 0)
  return (
    <Box sx={{ ...historyRow, mx: 1, mt: 1 }}>
      <Checkbox
        size="small"
        checked={compared}
        onChange={onCompare}
        slotProps={{ input: { 'aria-label': 'Compare the draft' } }}
        sx={{ p: { xs: 1.25, sm: 0.5 } }}
      />
      <Box>
        <Typography sx={{ fontWeight: 650 }}>Draft</Typography>
        <Typography variant="caption" color="text.secondary" component="p">
          {count === 0 ? 'the same as what is live' : `${count} ${count === 1 ? 'change' : 'changes'} from what is live`}
        </Typography>
      </Box>
    </Box>
  )
}

interface VersionRowProps {
  readonly version: VersionEntry
  readonly compared: boolean
  readonly onCompare: () => void
  readonly onView: () => void
  /** Resolves to whether it was refused because its legal warnings have no reason. */
  readonly onRollBack: (reason: string) => Promise<boolean>
  readonly onRestore: () => void
}

const quietButton = { minHeight: { xs: 44, sm: 30 }, px: 1, fontSize: 13 } as const

/** One published version. Actions that change the site or the draft need a confirmation. */
export const VersionRow = ({ version, compared, onCompare, onView, onRollBack, onRestore }: VersionRowProps) => {
  const { can } = useSession().editing
  const timeZone = useEditor((state) => state.config.identity.timeZone)
  const [confirming, setConfirming] = useState<'rollBack' | 'restore' | null>(null)
  const { number, publishedAt, author, note, live } = version
  const row = useRef<HTMLDivElement>(null)
  const closeConfirmation = (act?: () => void) => () => {
    act?.()
    setConfirming(null)
    // The confirmation replaced the button that opened it, which lost the focus.
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus())
  }
  const press = (event: KeyboardEvent) => {
    if (confirming === null || event.key !== 'Escape') return
    event.stopPropagation()
    closeConfirmation()()
  }
  return (
    <Box component="li" sx={historyRow}>
      <Checkbox
        size="small"
        checked={compared}
        onChange={onCompare}
        slotProps={{ input: { 'aria-label': `Compare version ${number}` } }}
        sx={{ p: { xs: 1.25, sm: 0.5 }, alignSelf: 'start' }}
      />
      <Box ref={row} onKeyDown={press} sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 650 }}>Version {number}</Typography>
          {live && <StatusPill tone="good">Live</StatusPill>}
        </Box>
        <Typography variant="caption" color="text.secondary" component="p">
          {author}, <Ago at={publishedAt} /> · {formatMoment(publishedAt, timeZone, new Date().toISOString())}
        </Typography>
        {note !== '' && <Typography sx={{ fontSize: 13.5, mt: 0.25, overflowWrap: 'anywhere' }}>{note}</Typography>}
        {confirming === null && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1 }}>
            <Button sx={quietButton} onClick={onView}>
              View
            </Button>
            {can.edit && (
              <Button sx={quietButton} onClick={() => setConfirming('restore')}>
                Restore into draft
              </Button>
            )}
            {!live && can.publish && (
              <Button sx={quietButton} onClick={() => setConfirming('rollBack')}>
                Roll back
              </Button>
            )}
          </Box>
        )}
        {confirming === 'rollBack' && (
          <Box role="alertdialog" aria-label="Roll back" sx={{ mt: 0.5 }}>
            <RollBackConfirmation number={number} onConfirm={onRollBack} onDone={closeConfirmation()} onCancel={closeConfirmation()} />
          </Box>
        )}
        {confirming === 'restore' && (
          <Box role="alertdialog" aria-label="Restore" sx={{ mt: 1 }}>
            <Typography sx={{ fontSize: 13.5 }}>
              Your draft will be replaced with version {number} . Nothing changes on the live site until you publish.
            </Typography>
            <Box sx={{ display: 'flex', gap: 1, mt: 0.5, flexWrap: 'wrap' }}>
              <Button variant="contained" autoFocus onClick={closeConfirmation(onRestore)}>
                Restore into draft
              </Button>
              <Button color="inherit" onClick={closeConfirmation()}>
                Cancel
              </Button>
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  )
}
