import { formatTime } from '@forecourt/rules/format/formatDate'
import { clockMinutes } from '@forecourt/rules/hours/clockMinutes'
import { Alert, Box, Card, Typography } from '@mui/material'
import type { Outputs } from '../../../client/Records'
import { formatCount } from '../../../parts/formatCount'
import { formatDay } from '../calendar/CalendarEntry'

type SettingsEffect = Outputs['bookings']['trySettings']

const maxTimes = 12

const formatTimes = (clocks: readonly string[]) => clocks.map((clock) => formatTime(clockMinutes(clock) ?? 0).replace(/(am|pm)$/, ' $1'))

/** Bookings that a change leaves outside the bookable slots. */
export const OutsideBookings = ({ effect: { outside, outsideCount } }: { readonly effect: SettingsEffect }) =>
  outsideCount === 0 ? null : (
    <Alert severity="warning">
      <Typography variant="body2" sx={{ fontWeight: 620 }}>
        {outsideCount === 1
          ? 'One booking is outside these times.'
          : `${outsideCount.toLocaleString('en-AU')} bookings are outside these times.`}{' '}
        Existing bookings stay until you move or cancel them.
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {outside.slice(0, 8).map(({ id, who, when, why }) => (
          <li key={id}>
            {[who, when].filter(Boolean).join(', ')}: {why}
          </li>
        ))}
      </Box>
      {outsideCount > 8 && `and ${(outsideCount - 8).toLocaleString('en-AU')} more`}
    </Alert>
  )

/** Preview of the shoppers' slots in the next two weeks for the unsaved settings, computed by the booking rules. */
export const SlotPreview = ({ effect, isEnabled }: { readonly effect: SettingsEffect | undefined; readonly isEnabled: boolean }) => {
  const days = [...new Set(effect?.slots.map((slot) => slot.slice(0, 10)))]
  return (
    <Card component="section" aria-labelledby="slot-preview" sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography variant="h3" component="h2" id="slot-preview">
          The next two weeks
        </Typography>
        <Typography variant="body2" color="text.secondary" aria-live="polite">
          {!effect
            ? 'Loading …'
            : !isEnabled
              ? 'Online booking is off. Customers request a time and you reply.'
              : `Customers can choose from ${formatCount(effect.slots.length, 'time', 'times')} on ${formatCount(days.length, 'day', 'days')}.`}
        </Typography>
      </Box>
      {effect && <OutsideBookings effect={effect} />}
      {days.map((date) => {
        const slotTimes = formatTimes((effect?.slots ?? []).filter((slot) => slot.startsWith(date)).map((slot) => slot.slice(11)))
        return (
          <Box key={date} sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
            <Typography variant="body2" component="h3" sx={{ fontWeight: 620 }}>
              {formatDay(date)}{' '}
              <Typography component="span" variant="body2" color="text.secondary">
                {slotTimes.length}
              </Typography>
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {slotTimes.slice(0, maxTimes).join(' · ')}
              {slotTimes.length > maxTimes && ` and ${slotTimes.length - maxTimes} more`}
            </Typography>
          </Box>
        )
      })}
    </Card>
  )
}
