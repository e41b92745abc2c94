import { holidaysKnownUntil } from '@forecourt/rules/dates/generated/holidayRows'
import { type Holiday, holidayRegion, holidaysLeftToAdd } from '@forecourt/rules/dates/publicHolidays'
import { formatWeekdayDate } from '@forecourt/rules/format/formatDate'
import type { EnteredSpecialDay } from '@forecourt/rules/hours/hoursProblems'
import { missingHolidays } from '@forecourt/rules/hours/withHolidays'
import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutline'
import { Box, Button, IconButton, Switch, TextField, Tooltip, Typography } from '@mui/material'
import { useRef } from 'react'
import { TimeField } from './TimeField'

interface HolidayListProps {
  readonly holidays: readonly Holiday[]
  /** State or region, as entered. */
  readonly state: string
  readonly closed: boolean
}

/** The public holidays of a location in the coming year without hours of their own, by date and name. */
const HolidayList = ({ holidays, state, closed }: HolidayListProps) => {
  const region = holidayRegion(state)
  const notIncluded = holidaysLeftToAdd(state)
  return (
    <Box component="details">
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
        {`${closed ? 'Closed on' : 'Not listed:'} ${holidays.length} public holidays ${
          region ? `of ${region}` : 'of the whole country'
        } in the next 12 months`}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, fontSize: 14 }}>
        {holidays.map(({ date, name }) => (
          <li key={date}>{`${formatWeekdayDate(date)}: ${name}`}</li>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {region === null && 'We don’t recognise the state or region in the address, so its own holidays are not included. '}
        {notIncluded && `Not included: ${notIncluded}. Add those below. `}
        {`Dates are known until ${formatWeekdayDate(holidaysKnownUntil)}.`}
      </Typography>
    </Box>
  )
}

interface SpecialDaysProps {
  readonly days: readonly EnteredSpecialDay[]
  /** IANA time zone of the location. */
  readonly timeZone: string
  /** State or region, as entered. */
  readonly state: string
  /** `YYYY-MM-DD`, at the location. */
  readonly today: string
  /** Whether public holidays without hours are closed. */
  readonly closedOnHolidays: boolean
  readonly disabled?: boolean
  /** Problems by index in the list, from 0. */
  readonly problems: Readonly<Record<number, string>>
  readonly onChange: (days: readonly EnteredSpecialDay[]) => void
}

const closed = { status: 'Closed', open: null, close: null } as const

interface SpecialDayHoursProps {
  readonly day: EnteredSpecialDay
  readonly name: string
  readonly invalid: boolean
  readonly disabled: boolean | undefined
  readonly onChange: (change: Partial<EnteredSpecialDay>) => void
}

/** Whether a special day is open, and its hours. */
const SpecialDayHours = ({ day, name, invalid, disabled, onChange }: SpecialDayHoursProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 40 }}>
    <Switch
      size="small"
      checked={day.status === 'Open'}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked ? { status: 'Open', open: '09:00', close: '13:00' } : closed)}
      slotProps={{ input: { 'aria-label': `Open on ${name}` } }}
    />
    <Typography component="span" aria-hidden sx={{ fontSize: 14 }}>
      Open
    </Typography>
    {day.status === 'Open' ? (
      <>
        <TimeField
          label={`Opens on ${name}`}
          value={day.open}
          invalid={invalid}
          disabled={disabled}
          onChange={(open) => onChange({ open })}
        />
        <span aria-hidden>–</span>
        <TimeField
          label={`Closes on ${name}`}
          value={day.close}
          invalid={invalid}
          disabled={disabled}
          onChange={(close) => onChange({ close })}
        />
      </>
    ) : (
      <Typography component="span" color="text.secondary" sx={{ fontSize: 14 }}>
        (closed all day)
      </Typography>
    )}
  </Box>
)

/** Public holidays and other days with special hours. */
export const SpecialDays = ({ days, timeZone, state, today, closedOnHolidays, disabled, problems, onChange }: SpecialDaysProps) => {
  const box = useRef<HTMLDivElement>(null)
  const update = (index: number, change: Partial<EnteredSpecialDay>) =>
    onChange(days.map((day, position) => (position === index ? { ...day, ...change } : day)))
  const missing = missingHolidays({ days, timeZone, state, today })
  const region = holidayRegion(state)
  const add = () => {
    onChange([...days, { date: '', name: '', ...closed }])
    requestAnimationFrame(() => [...(box.current?.querySelectorAll<HTMLElement>('input[type="date"]') ?? [])].at(-1)?.focus())
  }
  return (
    <Box ref={box} sx={{ display: 'grid', gap: 1 }}>
      {days.length === 0 && (
        <Typography color="text.secondary">
          {closedOnHolidays
            ? 'No special days yet.'
            : 'No special days yet. Until you add some, shoppers see the normal hours on a holiday.'}
        </Typography>
      )}
      {days.map((day, index) => {
        const name = day.name.trim() || 'the special day'
        const problem = problems[index]
        const isPast = day.date !== '' && day.date < today
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day being entered has no id other than its position.
          <Box key={index} role="group" aria-label={name} sx={{ borderTop: 1, borderColor: 'divider', pt: 1, opacity: isPast ? 0.6 : 1 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', '& .MuiTextField-root': { m: 0 } }}>
              <TextField
                type="date"
                label="Date"
                value={day.date}
                disabled={disabled}
                error={problem !== undefined}
                onChange={(event) => update(index, { date: event.target.value })}
                slotProps={{ inputLabel: { shrink: true } }}
                sx={{ width: 160 }}
              />
              <TextField
                label="Name"
                value={day.name}
                disabled={disabled}
                error={problem !== undefined}
                onChange={(event) => update(index, { name: event.target.value })}
                slotProps={{ htmlInput: { maxLength: 60 } }}
                sx={{ flex: '1 1 160px' }}
              />
              <SpecialDayHours
                day={day}
                name={name}
                invalid={problem !== undefined}
                disabled={disabled}
                onChange={(change) => update(index, change)}
              />
              <Tooltip title="Remove">
                <span>
                  <IconButton
                    aria-label={`Remove ${name}`}
                    disabled={disabled}
                    onClick={() => onChange(days.filter((_day, position) => position !== index))}
                    sx={{ '@media (pointer: coarse)': { width: 44, height: 44 } }}
                  >
                    <DeleteIcon sx={{ fontSize: 20 }} />
                  </IconButton>
                </span>
              </Tooltip>
            </Box>
            {problem && (
              <Typography role="alert" variant="caption" color="error">
                {problem}
              </Typography>
            )}
          </Box>
        )
      })}
      {missing.length > 0 && <HolidayList holidays={missing} state={state} closed={closedOnHolidays} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', pt: 0.5 }}>
        <Button startIcon={<AddIcon />} disabled={disabled} onClick={add}>
          Add special day
        </Button>
        {missing.length > 0 && (
          <Button
            disabled={disabled}
            onClick={() =>
              onChange([...days, ...missing.map((day) => ({ ...day, ...closed }))].toSorted((a, b) => (a.date < b.date ? -1 : 1)))
            }
          >
            Add {missing.length} holidays{region === null ? '' : ` of ${region}`}, closed
          </Button>
        )}
      </Box>
    </Box>
  )
}
