import { Box, ButtonBase, Typography } from '@mui/material'
import { StatusPill } from '../../../parts/StatusPill'
import { type CalendarBlock, type CalendarEntry, formatClock } from './CalendarEntry'
import { calendarDays, localSpan } from './calendarDays'

interface Props {
  readonly date: string
  readonly timeZone: string
  readonly entries: readonly CalendarEntry[]
  readonly blocks: readonly CalendarBlock[]
  readonly onOpen: (id: string) => void
  readonly onOpenBlock: (id: string) => void
}

const row = {
  width: '100%',
  minHeight: 56,
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr) auto',
  columnGap: 1.5,
  alignItems: 'center',
  textAlign: 'left',
  font: 'inherit',
  px: 1.5,
  py: 1,
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
} as const

/** Agenda of one day for phones, in order of time. */
export const DayAgenda = ({ date, timeZone, entries, blocks, onOpen, onOpenBlock }: Props) => {
  const [day] = calendarDays(date, 1, timeZone)
  if (!day) return null
  const lines = [
    ...entries.flatMap((entry) => {
      const span = localSpan(day, entry, timeZone)
      return span ? [{ ...span, id: entry.id, entry }] : []
    }),
    ...blocks.flatMap((block) => {
      const span = localSpan(day, block, timeZone)
      return span ? [{ ...span, id: block.id, block }] : []
    }),
  ].toSorted((a, b) => a.from - b.from || a.until - b.until)
  const times = ({ from, until }: { readonly from: number; readonly until: number }) => (
    <Box component="span">
      <Typography component="span" sx={{ display: 'block', fontWeight: 680, whiteSpace: 'nowrap' }}>
        {formatClock(from)}
      </Typography>
      <Typography component="span" variant="caption" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
        {from === 0 && until === 1440 ? 'all day' : `to ${formatClock(until)}`}
      </Typography>
    </Box>
  )
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {day.clockChange && (
        <Typography component="li" variant="body2" sx={{ px: 1.5, py: 1, color: 'warning.main' }}>
          {day.clockChange}
        </Typography>
      )}
      {lines.map((line) =>
        'entry' in line ? (
          <li key={line.id}>
            <ButtonBase onClick={() => onOpen(line.id)} data-booking={line.id} sx={row}>
              {times(line)}
              <Box component="span" sx={{ minWidth: 0 }}>
                <Typography component="span" noWrap sx={{ display: 'block', fontWeight: 620 }}>
                  {line.entry.title}
                </Typography>
                <Typography component="span" variant="body2" color="text.secondary" noWrap sx={{ display: 'block' }}>
                  {line.entry.text}
                </Typography>
              </Box>
              <StatusPill tone={line.entry.tone}>{line.entry.state}</StatusPill>
            </ButtonBase>
          </li>
        ) : (
          <li key={line.id}>
            <ButtonBase onClick={() => onOpenBlock(line.id)} sx={{ ...row, bgcolor: 'action.hover', color: 'text.secondary' }}>
              {times(line)}
              <Typography component="span" variant="body2" noWrap sx={{ gridColumn: '2 / -1' }}>
                Blocked: {line.block.label}
              </Typography>
            </ButtonBase>
          </li>
        ),
      )}
    </Box>
  )
}
