import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { hoursProblems, type TypedSpecialDay } from '@forecourt/rules/hours/hoursProblems'
import { Box, Card, FormControlLabel, FormHelperText, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { SpecialDays } from '../../parts/hours/SpecialDays'

interface Props {
  readonly days: readonly TypedSpecialDay[]
  readonly closedOnHolidays: boolean
  readonly timeZone: string
  /** State or region, as it was typed. */
  readonly state: string
  readonly refused: Readonly<Record<string, string>>
  readonly onChange: (days: readonly TypedSpecialDay[]) => void
  readonly onClosing: (closedOnHolidays: boolean) => void
}

const prefix = 'hours.specialDays.'

/** Mistakes at their days: those found here once a day has been filled in, and those the server found. */
const problemsOf = (days: readonly TypedSpecialDay[], refused: Props['refused']): Record<number, string> => {
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

/** Holidays and other days with hours of their own, for the whole place. */
export const SpecialDaysCard = ({ days, closedOnHolidays, timeZone, state, refused, onChange, onClosing }: Props) => {
  const [now] = useState(() => new Date().toISOString())
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography variant="h3" component="h2">
          Special days
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
          Holidays and days with other hours. They hold for every department of the place.
        </Typography>
      </Box>
      <Box>
        <FormControlLabel
          control={<Switch checked={closedOnHolidays} onChange={({ target }) => onClosing(target.checked)} />}
          label="Closed on public holidays"
        />
        <FormHelperText sx={{ mt: 0 }}>
          Those of the country and the state, each year anew. A holiday with hours of its own below is kept as you say.
        </FormHelperText>
      </Box>
      <SpecialDays
        days={days}
        timeZone={timeZone}
        state={state}
        today={momentInZone(now, timeZone).date}
        closedOnHolidays={closedOnHolidays}
        problems={problemsOf(days, refused)}
        onChange={onChange}
      />
    </Card>
  )
}
