import { clockMinutes } from '@forecourt/rules/hours/clockMinutes'
import { Box } from '@mui/material'
import type { Hours } from './copyDay'

/** From 6 in the morning to 10 at night: hardly any dealer is open beyond. */
const [start, end] = [360, 1320]

const share = (minutes: number) => Math.min(100, Math.max(0, (100 * (minutes - start)) / (end - start)))

/** The hours of a day as a bar, so that days that differ are seen at a glance. */
export const DayBar = ({ day }: { readonly day: Hours }) => (
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
