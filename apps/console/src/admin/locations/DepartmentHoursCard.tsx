import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import type { DepartmentHours } from '@forecourt/rules/entities/Location'
import { type EnteredSpecialDay, hoursProblems } from '@forecourt/rules/hours/hoursProblems'
import { hoursOfWeek } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { Box, Button, Card, FormControlLabel, FormHelperText, Switch, Tab, Tabs, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { SpecialDays } from '../../parts/hours/SpecialDays'
import { WeekGrid } from '../../parts/hours/WeekGrid'
import { type DepartmentName, departmentNames } from './locationTypes'

interface SpecialDaysCardProps {
  readonly days: readonly EnteredSpecialDay[]
  readonly closedOnHolidays: boolean
  readonly timeZone: string
  /** State or region, as entered. */
  readonly state: string
  readonly refused: Readonly<Record<string, string>>
  readonly onChange: (days: readonly EnteredSpecialDay[]) => void
  readonly onClosing: (closedOnHolidays: boolean) => void
}

const prefix = 'hours.specialDays.'

/** Errors by index of the special day: client-side validation once the day has a name, and server errors. */
const specialDayProblems = (days: readonly EnteredSpecialDay[], refused: SpecialDaysCardProps['refused']): Record<number, string> => {
  const own = hoursProblems([], days).flatMap(({ at, message }): [number, string][] => {
    const index = Number(at.split('.')[1])
    const day = days[index]
    return day && (day.date !== '' || day.name !== '') && day.name !== '' ? [[index, message]] : []
  })
  const theirs = Object.entries(refused).flatMap(([field, message]): [number, string][] =>
    field.startsWith(prefix) ? [[Number(field.slice(prefix.length)), message]] : [],
  )
  return Object.fromEntries([...theirs, ...own])
}

/** Public holidays and other days with special hours, for the whole location. */
export const SpecialDaysCard = ({ days, closedOnHolidays, timeZone, state, refused, onChange, onClosing }: SpecialDaysCardProps) => {
  const [now] = useState(() => new Date().toISOString())
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography variant="h3" component="h2">
          Special days
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
          Holidays and days with different hours. They apply to every department at the location.
        </Typography>
      </Box>
      <Box>
        <FormControlLabel
          control={<Switch checked={closedOnHolidays} onChange={({ target }) => onClosing(target.checked)} />}
          label="Closed on public holidays"
        />
        <FormHelperText sx={{ mt: 0 }}>
          The public holidays of its country and state, every year. If a holiday has its own hours below, those are used.
        </FormHelperText>
      </Box>
      <SpecialDays
        days={days}
        timeZone={timeZone}
        state={state}
        today={momentInZone(now, timeZone).date}
        closedOnHolidays={closedOnHolidays}
        problems={specialDayProblems(days, refused)}
        onChange={onChange}
      />
    </Card>
  )
}

interface DepartmentHoursCardProps {
  readonly departments: readonly DepartmentHours[]
  readonly refused: Readonly<Record<string, string>>
  readonly onChange: (departments: readonly DepartmentHours[]) => void
}

const names = Object.keys(departmentNames) as DepartmentName[]

/** Client-side validation errors of a department's hours, by weekday. */
const departmentProblems = (week: DepartmentHours): Record<number, string> =>
  Object.fromEntries(hoursProblems([week], []).map(({ at, message }) => [Number(at.split('.')[1]), message]))

/** Weekly hours and phone number of each department. */
export const DepartmentHoursCard = ({ departments, refused, onChange }: DepartmentHoursCardProps) => {
  const [shown, setShown] = useState<DepartmentName>(departments[0]?.department ?? 'sales')
  const week = departments.find(({ department }) => department === shown)
  const refusedPhone = refused[`departments.${departments.findIndex(({ department }) => department === shown)}.phone`]
  const others = departments.filter(({ department }) => department !== shown)
  const put = (next: DepartmentHours) =>
    onChange(names.flatMap((name) => (name === shown ? [next] : others.filter(({ department }) => department === name))))
  const [template] = others
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5, position: 'relative' }}>
      <Box>
        <Typography variant="h3" component="h2">
          Opening hours
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
          The normal week of each department. You can type times any way: 8.30, 5pm, 17:30.
        </Typography>
      </Box>
      <Tabs
        value={shown}
        onChange={(_event, next: DepartmentName) => setShown(next)}
        aria-label="Departments"
        sx={{ minHeight: 40, borderBottom: 1, borderColor: 'divider' }}
      >
        {names.map((name) => {
          const own = departments.find(({ department }) => department === name)
          const isWrong = own !== undefined && hoursProblems([own], []).length > 0
          return (
            <Tab
              key={name}
              value={name}
              label={own ? departmentNames[name] : `${departmentNames[name]} (none)`}
              sx={{ minHeight: 40, textTransform: 'none', color: isWrong ? 'error.main' : undefined, fontWeight: own ? 620 : 500 }}
            />
          )
        })}
      </Tabs>
      {week ? (
        <>
          <TextField
            label={`Phone of ${departmentNames[shown].toLowerCase()}`}
            value={week.phone ?? ''}
            error={refusedPhone !== undefined}
            helperText={refusedPhone ?? 'Its own number, shown beside its hours. Leave empty to use the location’s number.'}
            onChange={(event) => put({ ...week, phone: event.target.value })}
            slotProps={{ htmlInput: { inputMode: 'tel' } }}
            sx={{ maxWidth: 360 }}
          />
          <WeekGrid
            label={departmentNames[shown]}
            hours={week.hours}
            problems={departmentProblems(week)}
            onChange={(hours) => put({ ...week, hours })}
          />
          <Button color="inherit" onClick={() => onChange(others)} sx={{ justifySelf: 'start', color: 'text.secondary' }}>
            Remove the {departmentNames[shown].toLowerCase()} hours
          </Button>
        </>
      ) : (
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, py: 2 }}>
          <Typography color="text.secondary">No {departmentNames[shown].toLowerCase()} hours are shown for this location.</Typography>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => put({ department: shown, hours: hoursOfWeek('saturdayMorning') })}>
              Add {departmentNames[shown].toLowerCase()} hours
            </Button>
            {template && (
              <Button onClick={() => put({ department: shown, hours: template.hours })}>
                Copy hours from {departmentNames[template.department].toLowerCase()}
              </Button>
            )}
          </Box>
        </Box>
      )}
    </Card>
  )
}
