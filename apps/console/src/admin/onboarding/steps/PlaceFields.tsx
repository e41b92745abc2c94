import type { OpeningHour } from '@forecourt/rules/entities/Location'
import { australianStates } from '@forecourt/rules/locations/australianStates'
import type { OnboardingPlace, UsualWeek } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { writtenPhone } from '@forecourt/rules/phone/writtenPhone'
import { Box, MenuItem, TextField } from '@mui/material'
import type { StepProps } from '../StepProps'
import { TextAnswer } from '../TextAnswer'
import { usualWeekNames } from '../usualWeekNames'

/** The hours found on an old site, among the usual weeks. */
const oldSiteHours = 'oldSite'

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** A week in a line, Monday first: 'As on the old site: Mon 8:30–12:00 and 13:00–17:30, …'. */
const weekWords = (hours: readonly OpeningHour[]) => {
  const days = [1, 2, 3, 4, 5, 6, 0].flatMap((day) => {
    const spans = hours.flatMap(({ weekday, open, close }) => (weekday === day && open && close ? [`${open}–${close}`] : []))
    return spans.length > 0 ? [`${dayNames[day]} ${spans.join(' and ')}`] : []
  })
  return days.length === 0 ? 'None yet: those of the old site couldn’t be read' : `As on the old site: ${days.join(', ')}`
}

interface Props {
  readonly place: OnboardingPlace
  readonly country: 'AU' | 'NZ'
  readonly problems: StepProps['problems']
  readonly autoFocus?: boolean
  readonly onChange: (fields: Partial<OnboardingPlace>) => void
}

/** The address of one place, how to reach it and when it is open. */
export const PlaceFields = ({ place, country, problems, autoFocus = false, onChange }: Props) => {
  const isAustralian = country === 'AU'
  return (
    <>
      <TextAnswer
        label="Street address"
        value={place.street}
        onAnswer={(street) => onChange({ street })}
        problem={problems.street}
        autoFocus={autoFocus}
        input={{ autoComplete: 'off', maxLength: 120 }}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: isAustralian ? '2fr 1fr 1fr' : '2fr 1fr' } }}>
        <TextAnswer
          label={isAustralian ? 'Suburb' : 'Town or suburb'}
          value={place.suburb}
          onAnswer={(suburb) => onChange({ suburb })}
          problem={problems.suburb}
          input={{ autoComplete: 'off', maxLength: 80 }}
        />
        <TextAnswer
          label="Postcode"
          value={place.postcode}
          onAnswer={(postcode) => onChange({ postcode: postcode.trim() })}
          problem={problems.postcode}
          input={{ autoComplete: 'off', inputMode: 'numeric', maxLength: 4 }}
        />
        {isAustralian && (
          <TextField
            select
            label="State"
            value={place.state}
            onChange={(event) => onChange({ state: event.target.value })}
            error={problems.state !== undefined}
            helperText={problems.state}
          >
            {australianStates.map((state) => (
              <MenuItem key={state} value={state}>
                {state}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextAnswer
          label="Phone"
          type="tel"
          value={place.phone}
          onAnswer={(phone) => onChange({ phone })}
          onBlur={() => onChange({ phone: writtenPhone(place.phone, country) })}
          problem={problems.phone}
          help="The number shoppers call."
          input={{ autoComplete: 'off', maxLength: 40 }}
        />
        <TextAnswer
          label="Email"
          type="email"
          value={place.email}
          onAnswer={(email) => onChange({ email })}
          problem={problems.email}
          help="Shown on contact pages."
          input={{ autoComplete: 'off', maxLength: 120 }}
        />
      </Box>
      <TextField
        select
        label="Opening hours"
        value={place.hours ? oldSiteHours : place.week}
        onChange={({ target }) => target.value !== oldSiteHours && onChange({ week: target.value as UsualWeek, hours: undefined })}
        helperText="Other hours, departments and holidays are set on the location once it is there."
      >
        {place.hours && <MenuItem value={oldSiteHours}>{weekWords(place.hours)}</MenuItem>}
        {Object.entries(usualWeekNames).map(([week, words]) => (
          <MenuItem key={week} value={week}>
            {words}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}
