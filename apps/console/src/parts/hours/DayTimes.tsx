import { hoursPerDay } from '@forecourt/rules/hours/hoursProblems'
import AddIcon from '@mui/icons-material/Add'
import CloseIcon from '@mui/icons-material/Close'
import { Box, IconButton, Tooltip } from '@mui/material'
import type { Hours } from './copyDay'
import { TimeField } from './TimeField'
import { withBreak } from './withBreak'

interface Props {
  /** Whose day it is, such as 'Sales'. */
  readonly label: string
  /** Such as 'Monday'. */
  readonly name: string
  readonly day: Hours
  readonly invalid: boolean
  readonly disabled: boolean | undefined
  readonly describedBy: string | undefined
  readonly onChange: (day: Hours) => void
}

/** What a field is about beyond the first hours of a day. */
const again = ['', ' again', ' a third time', ' a fourth time']

const touch = { '@media (pointer: coarse)': { width: 44, height: 44 } }

/** From when until when a day is open: a line for each time it opens, one more added and taken out again. */
export const DayTimes = ({ label, name, day, invalid, disabled, describedBy, onChange }: Props) => {
  const put = (index: number, change: Partial<Hours[number]>) =>
    onChange(day.map((hour, place) => (place === index ? { ...hour, ...change } : hour)))
  return (
    <Box sx={{ gridArea: 'times', display: 'grid', gap: 0.75 }}>
      {day.map(({ open, close }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a day have no other identity, and times are typed in place
        <Box key={index} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <TimeField
            label={`${label} opens${again[index] ?? ''} on ${name}`}
            value={open}
            invalid={invalid}
            disabled={disabled}
            describedBy={describedBy}
            onChange={(time) => put(index, { open: time })}
          />
          <span aria-hidden>–</span>
          <TimeField
            label={`${label} closes${again[index] ?? ''} on ${name}`}
            value={close}
            invalid={invalid}
            disabled={disabled}
            describedBy={describedBy}
            onChange={(time) => put(index, { close: time })}
          />
          {index === 0 ? (
            <Tooltip title="Open again later that day">
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
            <Tooltip title="Take these hours out">
              <span>
                <IconButton
                  aria-label={`Take out when ${label.toLowerCase()} opens${again[index] ?? ''} on ${name}`}
                  disabled={disabled}
                  onClick={() => onChange(day.filter((_hour, place) => place !== index))}
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
