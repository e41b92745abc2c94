import { formatMoment } from '@forecourt/rules/format/formatMoment'
import { Box, Button, Checkbox, Typography } from '@mui/material'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Ago } from '../../parts/Ago'
import { StatusPill } from '../../parts/StatusPill'
import { useSession } from '../session/SessionContext'
import { useEditor } from '../session/useEditor'
import { historyRow } from './historyRow'
import { RollBackQuestion } from './RollBackQuestion'
import type { VersionEntry } from './useVersions'

interface Props {
  readonly version: VersionEntry
  readonly compared: boolean
  readonly onCompare: () => void
  readonly onView: () => void
  readonly onRollBack: () => void
  readonly onRestore: () => void
}

const quiet = { minHeight: { xs: 44, sm: 30 }, px: 1, fontSize: 13 } as const

/** One published version. What alters the site or the draft asks once. */
export const VersionRow = ({ version, compared, onCompare, onView, onRollBack, onRestore }: Props) => {
  const { can } = useSession().editing
  const timeZone = useEditor((state) => state.config.identity.timeZone)
  const [asks, setAsks] = useState<'rollBack' | 'restore' | null>(null)
  const { number, publishedAt, author, note, live } = version
  const row = useRef<HTMLDivElement>(null)
  const answer = (act?: () => void) => () => {
    act?.()
    setAsks(null)
    // The question took the place of what asked it, and the focus with it.
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus())
  }
  const press = (event: KeyboardEvent) => {
    if (asks === null || event.key !== 'Escape') return
    event.stopPropagation()
    answer()()
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
        {asks === null && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1 }}>
            <Button sx={quiet} onClick={onView}>
              View
            </Button>
            {can.edit && (
              <Button sx={quiet} onClick={() => setAsks('restore')}>
                Restore into draft
              </Button>
            )}
            {!live && can.publish && (
              <Button sx={quiet} onClick={() => setAsks('rollBack')}>
                Roll back
              </Button>
            )}
          </Box>
        )}
        {asks === 'rollBack' && <RollBackQuestion number={number} onConfirm={answer(onRollBack)} onCancel={answer()} />}
        {asks === 'restore' && (
          <Box role="alertdialog" aria-label="Restore" sx={{ mt: 1 }}>
            <Typography sx={{ fontSize: 13.5 }}>
              Your draft becomes what version {number} was. Nothing changes on the live site until you publish.
            </Typography>
            <Box sx={{ display: 'flex', gap: 1, mt: 0.5, flexWrap: 'wrap' }}>
              <Button variant="contained" autoFocus onClick={answer(onRestore)}>
                Restore into draft
              </Button>
              <Button color="inherit" onClick={answer()}>
                Cancel
              </Button>
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  )
}
