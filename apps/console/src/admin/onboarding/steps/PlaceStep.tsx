import type { OpeningHour } from '@forecourt/rules/entities/Location'
import { blankPlace, type OnboardingPlace, type UsualWeek } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { typedWeek, weekLine } from '@forecourt/rules/onboarding/typedWeek'
import { writtenPhone } from '@forecourt/rules/phone/writtenPhone'
import { type Country, countryTerms } from '@forecourt/rules/records/kinds/countryTerms'
import AddIcon from '@mui/icons-material/AddRounded'
import { Autocomplete, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import type { StepProps } from '../StepProps'
import { usualWeekNames } from '../stepSummary'
import { TextAnswer } from '../TextAnswer'

/** Text of the opening hours found on the old site. */
const oldSiteText = (hours: readonly OpeningHour[]) =>
  hours.length === 0 ? 'None yet. The hours on the old site couldn’t be read' : `As on the old site: ${weekLine(hours)}`

const weekNames = Object.entries(usualWeekNames) as [UsualWeek, string][]

interface HoursFieldProps {
  readonly place: OnboardingPlace
  readonly problem: string | undefined
  readonly onChange: (fields: Partial<OnboardingPlace>) => void
}

/** Opening hours: typed as on the door, or one of the typical weeks. Shows how they are read. */
const HoursField = ({ place: { week, hours, hoursText }, problem, onChange }: HoursFieldProps) => {
  const text = hoursText ?? (hours ? oldSiteText(hours) : usualWeekNames[week])
  const read = hoursText === undefined ? null : typedWeek(hoursText)
  const choose = (entered: string) => {
    const usual = weekNames.find(([, name]) => name === entered)
    if (usual) onChange({ week: usual[0], hours: undefined, hoursText: undefined })
    else if (entered !== text) onChange({ hours: typedWeek(entered) ?? undefined, hoursText: entered })
  }
  return (
    <Autocomplete
      freeSolo
      openOnFocus
      disableClearable
      options={weekNames.map(([, name]) => name)}
      // The list would cover how typed hours are read.
      filterOptions={(options) => ((hoursText ?? '').trim() === '' ? options : [])}
      inputValue={text}
      value={text}
      onInputChange={(_event, entered, reason) => reason !== 'reset' && choose(entered)}
      onChange={(_event, chosen) => choose(chosen)}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Opening hours"
          error={problem !== undefined}
          helperText={
            problem ??
            (read
              ? `Read as ${weekLine(read)}.`
              : 'Choose, or type yours, such as Mon–Fri 8:30–5:30, Sat 8:30–1. Departments and holidays can be set on the location later.')
          }
        />
      )}
    />
  )
}

interface Props {
  readonly place: OnboardingPlace
  readonly country: Country
  readonly problems: StepProps['problems']
  readonly autoFocus?: boolean
  readonly onChange: (fields: Partial<OnboardingPlace>) => void
}

/** Address, contact and opening hours of a location. */
const LocationFields = ({ place, country, problems, autoFocus = false, onChange }: Props) => {
  const { states, town } = countryTerms(country)
  const hasStates = states.length > 0
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
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: hasStates ? '2fr 1fr 1fr' : '2fr 1fr' } }}>
        <TextAnswer
          label={town.label}
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
        {hasStates && (
          <TextField
            select
            label="State"
            value={place.state}
            onChange={(event) => onChange({ state: event.target.value })}
            error={problems.state !== undefined}
            helperText={problems.state}
          >
            {states.map((state) => (
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
          help="The number customers call."
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
      <HoursField place={place} problem={problems.hours} onChange={onChange} />
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
              help={`The name customers know. It is filled in from the ${countryTerms(business.country).town.noun} until you enter your own.`}
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
            change('place', {
              others: [
                ...others,
                { ...blankPlace, state: place.state, email: place.email, week: place.week, hours: place.hours, hoursText: place.hoursText },
              ],
            })
          }
          sx={{ justifySelf: 'start' }}
        >
          Add another location
        </Button>
      )}
    </>
  )
}
