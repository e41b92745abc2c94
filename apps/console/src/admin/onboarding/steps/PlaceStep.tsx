import type { OpeningHour } from '@forecourt/rules/entities/Location'
import { australianStates } from '@forecourt/rules/locations/countryOfTimeZone'
import { blankPlace, type OnboardingPlace, type UsualWeek } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { writtenPhone } from '@forecourt/rules/phone/writtenPhone'
import AddIcon from '@mui/icons-material/AddRounded'
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import type { StepProps } from '../StepProps'
import { usualWeekNames } from '../stepSummary'
import { TextAnswer } from '../TextAnswer'

/** Choice for the opening hours found on the old site. */
const oldSiteHours = 'oldSite'

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Weekly hours in one line, Monday first: 'As on the old site: Mon 8:30–12:00 and 13:00–17:30, …'. */
const weekText = (hours: readonly OpeningHour[]) => {
  const days = [1, 2, 3, 4, 5, 6, 0].flatMap((day) => {
    const spans = hours.flatMap(({ weekday, open, close }) => (weekday === day && open && close ? [`${open}–${close}`] : []))
    return spans.length > 0 ? [`${dayNames[day]} ${spans.join(' and ')}`] : []
  })
  return days.length === 0 ? 'None yet. The hours on the old site couldn’t be read' : `As on the old site: ${days.join(', ')}`
}

interface Props {
  readonly place: OnboardingPlace
  readonly country: 'AU' | 'NZ'
  readonly problems: StepProps['problems']
  readonly autoFocus?: boolean
  readonly onChange: (fields: Partial<OnboardingPlace>) => void
}

/** Address, contact and opening hours of a location. */
const LocationFields = ({ place, country, problems, autoFocus = false, onChange }: Props) => {
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
        helperText="Other hours, departments and holidays can be set on the location later."
      >
        {place.hours && <MenuItem value={oldSiteHours}>{weekText(place.hours)}</MenuItem>}
        {Object.entries(usualWeekNames).map(([week, label]) => (
          <MenuItem key={week} value={week}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}

/** Errors of one of several locations, by its own fields. */
const problemsOfLocation = (problems: StepProps['problems'], index: number): StepProps['problems'] => {
  const start = `others.${index}.`
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (field.startsWith(start) ? [[field.slice(start.length), problem]] : [])),
  )
}

/** Step: one or more locations, with contact and opening hours. */
export const PlaceStep = ({ answers: { place, business }, problems, change }: StepProps) => {
  const { others } = place
  const changeLocation = (index: number, fields: Partial<OnboardingPlace & { name: string }>) =>
    change('place', { others: others.map((other, at) => (at === index ? { ...other, ...fields } : other)) })
  return (
    <>
      {others.length > 0 && <Typography variant="h3">Main location</Typography>}
      <LocationFields
        place={place}
        country={business.country}
        problems={problems}
        autoFocus
        onChange={(fields) => change('place', fields)}
      />
      {others.map((other, index) => {
        const locationProblems = problemsOfLocation(problems, index)
        return (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: locations have no id until they are created, and aren't reordered.
            key={index}
            component="section"
            aria-label={`Location ${index + 2}`}
            sx={{ display: 'grid', gap: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
              <Typography variant="h3">Location {index + 2}</Typography>
              <Button
                color="inherit"
                onClick={() => change('place', { others: others.filter((_other, at) => at !== index) })}
                aria-label={`Remove location ${index + 2}`}
              >
                Remove
              </Button>
            </Box>
            <TextAnswer
              label="Name"
              value={other.name}
              onAnswer={(name) => changeLocation(index, { name })}
              problem={locationProblems.name}
              help="The name shoppers know. It is filled in from the suburb until you enter your own."
              input={{ autoComplete: 'off', maxLength: 80 }}
            />
            <LocationFields
              place={other}
              country={business.country}
              problems={locationProblems}
              autoFocus={other.street === ''}
              onChange={(fields) => changeLocation(index, fields)}
            />
          </Box>
        )
      })}
      {others.length < 30 && (
        <Button
          startIcon={<AddIcon />}
          onClick={() =>
            // Prefills the state, email and hours of the first location, which are usually shared.
            change('place', { others: [...others, { ...blankPlace, state: place.state, email: place.email, week: place.week }] })
          }
          sx={{ justifySelf: 'start' }}
        >
          Add another location
        </Button>
      )}
    </>
  )
}
