import { blankPlace, type OnboardingPlace } from '@forecourt/rules/onboarding/OnboardingAnswers'
import AddIcon from '@mui/icons-material/AddRounded'
import { Box, Button, Typography } from '@mui/material'
import type { StepProps } from '../StepProps'
import { TextAnswer } from '../TextAnswer'
import { PlaceFields } from './PlaceFields'

/** The problems of one of several places, by its own fields. */
const problemsAt = (problems: StepProps['problems'], index: number): StepProps['problems'] => {
  const start = `others.${index}.`
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (field.startsWith(start) ? [[field.slice(start.length), problem]] : [])),
  )
}

/** Where they are, how to reach them and when they are open: one place, or several. */
export const PlaceStep = ({ answers: { place, business }, problems, change }: StepProps) => {
  const { others } = place
  const put = (index: number, fields: Partial<OnboardingPlace & { name: string }>) =>
    change('place', { others: others.map((other, at) => (at === index ? { ...other, ...fields } : other)) })
  return (
    <>
      {others.length > 0 && <Typography variant="h3">Main location</Typography>}
      <PlaceFields place={place} country={business.country} problems={problems} autoFocus onChange={(fields) => change('place', fields)} />
      {others.map((other, index) => {
        const own = problemsAt(problems, index)
        return (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no other identity until they are made, and are never put in another order.
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
              onAnswer={(name) => put(index, { name })}
              problem={own.name}
              help="As shoppers know it. The suburb makes one up until you type another."
              input={{ autoComplete: 'off', maxLength: 80 }}
            />
            <PlaceFields
              place={other}
              country={business.country}
              problems={own}
              autoFocus={other.street === ''}
              onChange={(fields) => put(index, fields)}
            />
          </Box>
        )
      })}
      {others.length < 30 && (
        <Button
          startIcon={<AddIcon />}
          onClick={() =>
            // Most sisters share the state, the inbox and the hours of the first; what differs is asked.
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
