import { holidaysKnownUntil } from '@forecourt/rules/dates/generated/holidayRows'
import { holidayRegion, holidaysLeftToAdd } from '@forecourt/rules/dates/holidayRegion'
import type { Holiday } from '@forecourt/rules/dates/publicHolidays'
import { formatWeekdayDate } from '@forecourt/rules/format/formatDate'
import { Box, Typography } from '@mui/material'

interface Props {
  readonly holidays: readonly Holiday[]
  /** State or region, as it was typed. */
  readonly state: string
  readonly closed: boolean
}

/** The public holidays of a place in the coming year that it has no hours of its own for, by date and name, and what people add themselves. */
export const HolidayList = ({ holidays, state, closed }: Props) => {
  const region = holidayRegion(state)
  const left = holidaysLeftToAdd(state)
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
        {region === null && 'The address names no state or region we know, so its own holidays are not included. '}
        {left && `Not included: ${left}. Add those below. `}
        {`Dates are known until ${formatWeekdayDate(holidaysKnownUntil)}.`}
      </Typography>
    </Box>
  )
}
