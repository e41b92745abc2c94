import { Box, Switch, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { visuallyHidden } from '../visuallyHidden'
import { CopyMenu } from './CopyMenu'
import { copyDay, type Hours, usualDay, weekdayHours, withDay } from './copyDay'
import { DayBar } from './DayBar'
import { DayTimes } from './DayTimes'
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
  gridTemplateColumns: { xs: '1fr auto auto', sm: '104px 64px 272px minmax(60px, 1fr) 44px' },
  gridTemplateAreas: { xs: '"day open copy" "times times times"', sm: '"day open times bar copy"' },
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const

/** The opening hours of a week, a line a day: open or closed, from when until when, once or several times, and copied to other days. */
export const WeekGrid = ({ label, hours, disabled, problems, onChange }: Props) => {
  const id = useId()
  const [announced, setAnnounced] = useState('')
  const toggle = (weekday: number, isOpen: boolean) =>
    onChange(withDay(hours, weekday, isOpen ? usualDay(hours, weekday) : [{ weekday, status: 'Closed', open: null, close: null }]))
  return (
    <Box role="group" aria-label={`${label} hours`}>
      {weekdays.map(({ weekday, name }) => {
        const day = weekdayHours(hours, weekday)
        const problem = problems[weekday]
        const isOpen = day.some(({ status }) => status === 'Open')
        const about = problem ? `${id}-${weekday}` : undefined
        return (
          <Box key={weekday} role="group" aria-label={name} sx={row}>
            <Typography component="span" sx={{ gridArea: 'day', fontSize: 14, fontWeight: 600 }}>
              {name}
            </Typography>
            <Switch
              size="small"
              checked={isOpen}
              disabled={disabled}
              onChange={(event) => toggle(weekday, event.target.checked)}
              slotProps={{ input: { 'aria-label': `${label} open on ${name}` } }}
              sx={{ gridArea: 'open' }}
            />
            {isOpen ? (
              <DayTimes
                label={label}
                name={name}
                day={day}
                invalid={problem !== undefined}
                disabled={disabled}
                describedBy={about}
                onChange={(next) => onChange(withDay(hours, weekday, next))}
              />
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
              <DayBar day={day} />
            </Box>
            <Box sx={{ gridArea: 'copy' }}>
              <CopyMenu
                weekday={weekday}
                disabled={disabled}
                onCopy={(to, words) => {
                  onChange(copyDay(hours, weekday, to))
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
      <Box role="status" sx={visuallyHidden}>
        {announced}
      </Box>
    </Box>
  )
}
