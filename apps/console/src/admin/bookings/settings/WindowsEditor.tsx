import { storedTime } from '@forecourt/rules/dates/parseTime'
import { clockMinutes } from '@forecourt/rules/hours/clockMinutes'
import type { BlackoutDays as Blackout, VisitWindow } from '@forecourt/rules/hours/visitSpans'
import AddIcon from '@mui/icons-material/AddRounded'
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import { Box, Button, IconButton, TextField, Typography } from '@mui/material'
import { weekdays } from '../../../parts/hours/copyDay'
import { TimeField } from '../../../parts/hours/TimeField'
import { CopyMenu } from '../../../parts/hours/WeekGrid'

interface BlackoutDaysProps {
  readonly days: readonly Blackout[]
  readonly problem: string | undefined
  readonly onChange: (days: readonly Blackout[]) => void
}

/** Blackout days without bookings, such as a stocktake. */
export const BlackoutDays = ({ days, problem, onChange }: BlackoutDaysProps) => {
  const changeDay = (index: number, changes: Partial<Blackout>) =>
    onChange(days.map((day, position) => (position === index ? { ...day, ...changes } : day)))
  return (
    <Box sx={{ display: 'grid', gap: 1.5, '& .MuiTextField-root': { m: 0 } }}>
      {days.map((day, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: new days have no id but their index.
          key={index}
          role="group"
          aria-label={day.name || `Days without bookings ${index + 1}`}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
        >
          <TextField
            type="date"
            label="First day"
            value={day.from}
            onChange={({ target: { value } }) => changeDay(index, { from: value, ...(day.until < value && { until: value }) })}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ width: 156 }}
          />
          <TextField
            type="date"
            label="Last day"
            value={day.until}
            onChange={(event) => changeDay(index, { until: event.target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ width: 156 }}
          />
          <TextField
            label="Name"
            value={day.name}
            onChange={(event) => changeDay(index, { name: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 80 } }}
            sx={{ flex: '1 1 140px' }}
          />
          <IconButton
            aria-label={`Remove ${day.name || 'these days'}`}
            onClick={() => onChange(days.filter((_day, position) => position !== index))}
          >
            <DeleteIcon sx={{ fontSize: 20 }} />
          </IconButton>
        </Box>
      ))}
      {problem && (
        <Typography role="alert" variant="body2" color="error">
          {problem}
        </Typography>
      )}
      <Button startIcon={<AddIcon />} onClick={() => onChange([...days, { from: '', until: '', name: '' }])} sx={{ justifySelf: 'start' }}>
        Add days
      </Button>
    </Box>
  )
}

interface WindowsEditorProps {
  readonly week: readonly VisitWindow[]
  readonly problem: string | undefined
  readonly onChange: (week: readonly VisitWindow[]) => void
}

const touchTarget = { '@media (pointer: coarse)': { width: 44, height: 44 } } as const

/** Weekly bookable hours: any number of windows a day. */
export const WindowsEditor = ({ week, problem, onChange }: WindowsEditorProps) => {
  const windowsOn = (weekday: number) => week.filter((window) => window.weekday === weekday)
  const setWindows = (weekday: number, windows: readonly VisitWindow[]) =>
    onChange(weekdays.flatMap((day) => (day.weekday === weekday ? windows : windowsOn(day.weekday))))
  const add = (weekday: number) => {
    const windows = windowsOn(weekday)
    const last = windows.at(-1)
    const begin = last ? Math.min(1380, (clockMinutes(last.until) ?? 720) + 60) : 540
    setWindows(weekday, [...windows, { weekday, from: storedTime(begin), until: storedTime(Math.min(1440, Math.max(begin + 60, 1020))) }])
  }
  return (
    <Box sx={{ display: 'grid', '& > div + div': { borderTop: 1, borderColor: 'divider' } }}>
      {weekdays.map(({ weekday, name }) => {
        const windows = windowsOn(weekday)
        return (
          <Box
            key={weekday}
            role="group"
            aria-label={name}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr auto', sm: '104px minmax(0, 1fr) auto' },
              gap: 1,
              alignItems: 'center',
              py: 0.75,
            }}
          >
            <Typography component="span" sx={{ fontSize: 14, fontWeight: 600, alignSelf: 'start', pt: { sm: 1.25 } }}>
              {name}
            </Typography>
            <Box sx={{ display: 'grid', gap: 0.75, gridRow: { xs: 2, sm: 'auto' }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
              {windows.length === 0 && (
                <Typography color="text.secondary" sx={{ fontSize: 14, minHeight: { sm: 40 }, display: 'flex', alignItems: 'center' }}>
                  No bookings
                </Typography>
              )}
              {windows.map((window, index) => {
                const suffix = windows.length > 1 ? ` (${index + 1})` : ''
                const change = (changes: Partial<VisitWindow>) =>
                  setWindows(
                    weekday,
                    windows.map((each, position) => (position === index ? { ...each, ...changes } : each)),
                  )
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: new windows have no id but their index.
                  <Box key={index} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
                    <TimeField
                      label={`${name} from${suffix}`}
                      value={window.from}
                      invalid={problem?.startsWith(name) ?? false}
                      onChange={(from) => change({ from })}
                    />
                    <span aria-hidden>–</span>
                    <TimeField
                      label={`${name} until${suffix}`}
                      value={window.until}
                      invalid={problem?.startsWith(name) ?? false}
                      onChange={(until) => change({ until })}
                    />
                    <IconButton
                      aria-label={`Remove ${name}${suffix}`}
                      sx={touchTarget}
                      onClick={() =>
                        setWindows(
                          weekday,
                          windows.filter((_each, position) => position !== index),
                        )
                      }
                    >
                      <DeleteIcon sx={{ fontSize: 20 }} />
                    </IconButton>
                  </Box>
                )
              })}
            </Box>
            <Box sx={{ display: 'flex', alignItems: 'center', alignSelf: 'start' }}>
              <Button color="inherit" startIcon={<AddIcon />} onClick={() => add(weekday)} aria-label={`Add a time on ${name}`}>
                Add
              </Button>
              <CopyMenu
                weekday={weekday}
                onCopy={(to) =>
                  onChange(
                    weekdays.flatMap((day) =>
                      to.includes(day.weekday) ? windows.map((each) => ({ ...each, weekday: day.weekday })) : windowsOn(day.weekday),
                    ),
                  )
                }
              />
            </Box>
          </Box>
        )
      })}
      {problem && (
        <Typography role="alert" variant="body2" color="error" sx={{ pt: 1 }}>
          {problem}
        </Typography>
      )}
    </Box>
  )
}
