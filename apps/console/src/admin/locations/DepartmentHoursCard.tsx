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
  readonly fieldProblems: Readonly<Record<string, string>>
  readonly onChange: (days: readonly EnteredSpecialDay[]) => void
  readonly onClosedOnHolidays: (closedOnHolidays: boolean) => void
}

const prefix = 'hours.specialDays.'

/** Errors by index of the special day: client-side validation once the day has a name, and server errors. */
const specialDayProblems = (
  days: readonly EnteredSpecialDay[],
  fieldProblems: SpecialDaysCardProps['fieldProblems'],
): Record<number, string> => {
  const clientProblems = hoursProblems([], days).flatMap(({ at, message }): [number, string][] => {
    const index = Number(at.split('.')[1])
    const day = days[index]
    return day && (day.date !== '' || day.name !== '') && day.name !== '' ? [[index, message]] : []
  })
  const serverProblems = Object.entries(fieldProblems).flatMap(([field, message]): [number, string][] =>
    field.startsWith(prefix) ? [[Number(field.slice(prefix.length)), message]] : [],
  )
  return Object.fromEntries([...serverProblems, ...clientProblems])
}

/** Public holidays and other days with special hours, for the whole location. */
export const SpecialDaysCard = ({
  days,
  closedOnHolidays,
  timeZone,
  state,
  fieldProblems,
  onChange,
  onClosedOnHolidays,
}: SpecialDaysCardProps) => {
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
          control={<Switch checked={closedOnHolidays} onChange={({ target }) => onClosedOnHolidays(target.checked)} />}
          label="Closed on public holidays"
        />
        <FormHelperText sx={{ mt: 0 }}>
          The public holidays where it is, every year. If a holiday has its own hours below, those are used.
        </FormHelperText>
      </Box>
      <SpecialDays
        days={days}
        timeZone={timeZone}
        state={state}
        today={momentInZone(now, timeZone).date}
        closedOnHolidays={closedOnHolidays}
        problems={specialDayProblems(days, fieldProblems)}
        onChange={onChange}
      />
    </Card>
  )
}

interface DepartmentHoursCardProps {
  readonly departments: readonly DepartmentHours[]
  readonly fieldProblems: Readonly<Record<string, string>>
  readonly onChange: (departments: readonly DepartmentHours[]) => void
}

const departmentOrder = Object.keys(departmentNames) as DepartmentName[]

/** Client-side validation errors of a department's hours, by weekday. */
const departmentProblems = (week: DepartmentHours): Record<number, string> =>
  Object.fromEntries(hoursProblems([week], []).map(({ at, message }) => [Number(at.split('.')[1]), message]))

/** Weekly hours and phone number of each department. */
export const DepartmentHoursCard = ({ departments, fieldProblems, onChange }: DepartmentHoursCardProps) => {
  const [selected, setSelected] = useState<DepartmentName>(departments[0]?.department ?? 'sales')
  const week = departments.find(({ department }) => department === selected)
  const phoneProblem = fieldProblems[`departments.${departments.findIndex(({ department }) => department === selected)}.phone`]
  const others = departments.filter(({ department }) => department !== selected)
  const setWeek = (next: DepartmentHours) =>
    onChange(departmentOrder.flatMap((name) => (name === selected ? [next] : others.filter(({ department }) => department === name))))
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
        value={selected}
        onChange={(_event, next: DepartmentName) => setSelected(next)}
        aria-label="Departments"
        sx={{ minHeight: 40, borderBottom: 1, borderColor: 'divider' }}
      >
        {departmentOrder.map((name) => {
          const hours = departments.find(({ department }) => department === name)
          const hasProblem = hours !== undefined && hoursProblems([hours], []).length > 0
          return (
            <Tab
              key={name}
              value={name}
              label={hours ? departmentNames[name] : `${departmentNames[name]} (none)`}
              sx={{ minHeight: 40, textTransform: 'none', color: hasProblem ? 'error.main' : undefined, fontWeight: hours ? 620 : 500 }}
            />
          )
        })}
      </Tabs>
      {week ? (
        <>
          <TextField
            label={`${departmentNames[selected]} phone`}
            value={week.phone ?? ''}
            error={phoneProblem !== undefined}
            helperText={phoneProblem ?? 'Its own number, shown beside its hours. Leave empty to use the location’s number.'}
            onChange={(event) => setWeek({ ...week, phone: event.target.value })}
            slotProps={{ htmlInput: { inputMode: 'tel' } }}
            sx={{ maxWidth: 360 }}
          />
          <WeekGrid
            label={departmentNames[selected]}
            hours={week.hours}
            problems={departmentProblems(week)}
            onChange={(hours) => setWeek({ ...week, hours })}
          />
          <Button color="inherit" onClick={() => onChange(others)} sx={{ justifySelf: 'start', color: 'text.secondary' }}>
            Remove the {departmentNames[selected].toLowerCase()} hours
          </Button>
        </>
      ) : (
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, py: 2 }}>
          <Typography color="text.secondary">No {departmentNames[selected].toLowerCase()} hours are shown for this location.</Typography>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => setWeek({ department: selected, hours: hoursOfWeek('saturdayMorning') })}>
              Add {departmentNames[selected].toLowerCase()} hours
            </Button>
            {template && (
              <Button onClick={() => setWeek({ department: selected, hours: template.hours })}>
                Copy hours from {departmentNames[template.department].toLowerCase()}
              </Button>
            )}
          </Box>
        </Box>
      )}
    </Card>
  )
}
