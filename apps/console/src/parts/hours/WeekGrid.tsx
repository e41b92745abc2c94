import type { OpeningHour } from '@forecourt/rules/entities/Location'
import { Box, Switch, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { unseen } from '../unseen'
import { CopyMenu } from './CopyMenu'
import { copyDay, type Hours, usualSpan, wholeWeek, withDay } from './copyDay'
import { DayBar } from './DayBar'
import { TimeField } from './TimeField'
import { weekdays } from './weekdays'

interface Props {
  /** Whose week it is, such as 'Sales'. */
  readonly label: string
  readonly hours: Hours
  readonly disabled?: boolean
  /** By weekday: what is wrong with it. */
  readonly problems: Readonly<Record<number, string>>
  readonly onChange: (hours: Hours) => void
}

const row = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  gridTemplateColumns: { xs: '1fr auto auto', sm: '104px 64px 232px minmax(60px, 1fr) 44px' },
  gridTemplateAreas: { xs: '"day open copy" "times times times"', sm: '"day open times bar copy"' },
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const

/** The opening hours of a week, a line a day: open or closed, from when until when, and copied to other days. */
export const WeekGrid = ({ label, hours, disabled, problems, onChange }: Props) => {
  const id = useId()
  const [announced, setAnnounced] = useState('')
  const put = (day: OpeningHour) => onChange(withDay(hours, day))
  const toggle = (day: OpeningHour, isOpen: boolean) =>
    put(isOpen ? { ...day, status: 'Open', ...usualSpan(hours) } : { ...day, status: 'Closed', open: null, close: null })
  return (
    <Box role="group" aria-label={`${label} hours`}>
      {wholeWeek(hours).map((day, index) => {
        const name = weekdays[index]?.name ?? ''
        const problem = problems[day.weekday]
        const isOpen = day.status === 'Open'
        const about = problem ? `${id}-${day.weekday}` : undefined
        return (
          <Box key={day.weekday} role="group" aria-label={name} sx={row}>
            <Typography component="span" sx={{ gridArea: 'day', fontSize: 14, fontWeight: 600 }}>
              {name}
            </Typography>
            <Switch
              size="small"
              checked={isOpen}
              disabled={disabled}
              onChange={(event) => toggle(day, event.target.checked)}
              slotProps={{ input: { 'aria-label': `${label} open on ${name}` } }}
              sx={{ gridArea: 'open' }}
            />
            {isOpen ? (
              <Box sx={{ gridArea: 'times', display: 'flex', alignItems: 'center', gap: 0.75 }}>
                <TimeField
                  label={`${label} opens on ${name}`}
                  value={day.open}
                  invalid={problem !== undefined}
                  disabled={disabled}
                  describedBy={about}
                  onChange={(open) => put({ ...day, open })}
                />
                <span aria-hidden>–</span>
                <TimeField
                  label={`${label} closes on ${name}`}
                  value={day.close}
                  invalid={problem !== undefined}
                  disabled={disabled}
                  describedBy={about}
                  onChange={(close) => put({ ...day, close })}
                />
              </Box>
            ) : (
              <Typography
                sx={{
                  gridArea: 'times',
                  color: 'text.secondary',
                  fontSize: 14,
                  minHeight: { sm: 40 },
                  display: 'flex',
                  alignItems: 'center',
                }}
              >
                Closed
              </Typography>
            )}
            <Box sx={{ gridArea: 'bar', display: { xs: 'none', sm: 'block' } }}>
              <DayBar open={day.open} close={day.close} />
            </Box>
            <Box sx={{ gridArea: 'copy' }}>
              <CopyMenu
                weekday={day.weekday}
                disabled={disabled}
                onCopy={(to, words) => {
                  onChange(copyDay(hours, day.weekday, to))
                  setAnnounced(`The hours of ${name} were copied to ${words}.`)
                }}
              />
            </Box>
            {problem && (
              <Typography id={about} role="alert" variant="caption" sx={{ gridColumn: '1 / -1', color: 'error.main' }}>
                {problem}
              </Typography>
            )}
          </Box>
        )
      })}
      <Box role="status" sx={unseen}>
        {announced}
      </Box>
    </Box>
  )
}
