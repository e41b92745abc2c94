import { clockMinutes } from '@forecourt/rules/hours/clockMinutes'
import { hoursPerDay } from '@forecourt/rules/hours/hoursProblems'
import AddIcon from '@mui/icons-material/Add'
import CloseIcon from '@mui/icons-material/Close'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import { Box, IconButton, Menu, MenuItem, Switch, Tooltip, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { visuallyHidden } from '../visuallyHidden'
import { copyDay, type Hours, nameOfWeekday, usualDay, weekdayHours, weekdays, withBreak, withDay } from './copyDay'
import { TimeField } from './TimeField'

interface CopyMenuProps {
  readonly weekday: number
  readonly disabled?: boolean
  readonly onCopy: (to: readonly number[], label: string) => void
}

/** Copies a day's hours to other days. */
export const CopyMenu = ({ weekday, disabled, onCopy }: CopyMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = nameOfWeekday(weekday)
  const others = weekdays.filter((day) => day.weekday !== weekday)
  const groups = [
    { label: 'Monday to Friday', to: [1, 2, 3, 4, 5] },
    { label: 'every day', to: weekdays.map((day) => day.weekday) },
    ...others.map((day) => ({ label: day.name, to: [day.weekday] })),
  ]
  return (
    <>
      <Tooltip title="Copy to other days">
        <span>
          <IconButton
            aria-label={`Copy ${name} to other days`}
            aria-haspopup="menu"
            disabled={disabled}
            onClick={(event) => setAnchor(event.currentTarget)}
            sx={{ '@media (pointer: coarse)': { width: 44, height: 44 } }}
          >
            <CopyIcon sx={{ fontSize: 18 }} />
          </IconButton>
        </span>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {groups.map(({ label, to }, index) => (
          <MenuItem
            key={label}
            divider={index === 1}
            onClick={() => {
              setAnchor(null)
              onCopy(to, label)
            }}
          >
            Copy to {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** The bar shows 6 am to 10 pm: hardly any dealer is open beyond. */
const [start, end] = [360, 1320]

const share = (minutes: number) => Math.min(100, Math.max(0, (100 * (minutes - start)) / (end - start)))

/** The hours of a day as a bar, to compare days at a glance. */
const DayBar = ({ day }: { readonly day: Hours }) => (
  <Box aria-hidden sx={{ position: 'relative', height: 8, borderRadius: '4px', bgcolor: 'action.hover', overflow: 'hidden' }}>
    {day.map(({ open, close }) => {
      const [from, until] = [clockMinutes(open), clockMinutes(close)]
      if (from === null || until === null || from >= until) return null
      return (
        <Box
          key={from}
          sx={{ position: 'absolute', top: 0, bottom: 0, borderRadius: '4px', bgcolor: 'primary.main', opacity: 0.75 }}
          style={{ left: `${share(from)}%`, right: `${100 - share(until)}%` }}
        />
      )
    })}
  </Box>
)

interface DayTimesProps {
  /** The department, such as 'Sales'. */
  readonly label: string
  /** Such as 'Monday'. */
  readonly name: string
  readonly day: Hours
  readonly invalid: boolean
  readonly disabled: boolean | undefined
  readonly describedBy: string | undefined
  readonly onChange: (day: Hours) => void
}

/** Suffixes of the labels of further opening times. */
const repetitionTexts = ['', ' again', ' a third time', ' a fourth time']

const touch = { '@media (pointer: coarse)': { width: 44, height: 44 } }

/** The opening times of a day: one row for each, with buttons to add and remove one. */
const DayTimes = ({ label, name, day, invalid, disabled, describedBy, onChange }: DayTimesProps) => {
  const update = (index: number, change: Partial<Hours[number]>) =>
    onChange(day.map((hour, position) => (position === index ? { ...hour, ...change } : hour)))
  return (
    <Box sx={{ gridArea: 'times', display: 'grid', gap: 0.75 }}>
      {day.map(({ open, close }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a day have no id, and times are edited in place
        <Box key={index} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <TimeField
            label={`${label} opens${repetitionTexts[index] ?? ''} on ${name}`}
            value={open}
            invalid={invalid}
            disabled={disabled}
            describedBy={describedBy}
            onChange={(time) => update(index, { open: time })}
          />
          <span aria-hidden>–</span>
          <TimeField
            label={`${label} closes${repetitionTexts[index] ?? ''} on ${name}`}
            value={close}
            invalid={invalid}
            disabled={disabled}
            describedBy={describedBy}
            onChange={(time) => update(index, { close: time })}
          />
          {index === 0 ? (
            <Tooltip title="Add more hours that day">
              <span>
                <IconButton
                  aria-label={`Open ${label.toLowerCase()} again on ${name}`}
                  disabled={disabled || day.length >= hoursPerDay}
                  onClick={() => onChange(withBreak(day))}
                  sx={touch}
                >
                  <AddIcon sx={{ fontSize: 18 }} />
                </IconButton>
              </span>
            </Tooltip>
          ) : (
            <Tooltip title="Remove these hours">
              <span>
                <IconButton
                  aria-label={`Remove when ${label.toLowerCase()} opens${repetitionTexts[index] ?? ''} on ${name}`}
                  disabled={disabled}
                  onClick={() => onChange(day.filter((_hour, position) => position !== index))}
                  sx={touch}
                >
                  <CloseIcon sx={{ fontSize: 18 }} />
                </IconButton>
              </span>
            </Tooltip>
          )}
        </Box>
      ))}
    </Box>
  )
}

interface WeekGridProps {
  /** The department, such as 'Sales'. */
  readonly label: string
  readonly hours: Hours
  readonly disabled?: boolean
  /** Problems by weekday. */
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

/** The opening hours of a week, one row a day: open or closed, one or more times, and copying to other days. */
export const WeekGrid = ({ label, hours, disabled, problems, onChange }: WeekGridProps) => {
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
                onCopy={(to, copiedTo) => {
                  onChange(copyDay(hours, weekday, to))
                  setAnnounced(`The hours of ${name} were copied to ${copiedTo}.`)
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
