import { jobRole, roleName } from '@forecourt/rules/access/roles'
import { invitedRoles, type OnboardingPerson } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { StepProps } from '../StepProps'
import { TextAnswer } from '../TextAnswer'

const isBlank = ({ name, email }: OnboardingPerson) => name.trim() === '' && email === ''
const isFilled = ({ name, email }: OnboardingPerson) => name.trim() !== '' && email !== ''
const maxPeople = 20

/** Step: users to invite. Below the last filled row is an empty one, which counts once it has a name or an email address. */
export const PeopleStep = ({ answers: { people, place }, problems, change }: StepProps) => {
  const { invited } = people
  const hasSeveralPlaces = place.others.length > 0
  const usualRole = invited.length > 0 ? 'sales' : hasSeveralPlaces ? 'groupManager' : 'dealerPrincipal'
  /** Role chosen in the empty row; null until then. */
  const [chosen, setChosen] = useState<OnboardingPerson['role'] | null>(null)
  const hasEmptyRow = invited.every(isFilled) && invited.length < maxPeople
  const rows: readonly OnboardingPerson[] = hasEmptyRow ? [...invited, { name: '', email: '', role: chosen ?? usualRole }] : invited
  // A dealer with one yard has no use for a role over several.
  const offered = invitedRoles.filter((role) => hasSeveralPlaces || role !== 'groupManager')
  const changePerson = (index: number, fields: Partial<OnboardingPerson>) => {
    const after = rows.map((person, at) => (at === index ? { ...person, ...fields } : person))
    const last = after.at(-1)
    const isLastBlank = last !== undefined && isBlank(last)
    setChosen(isLastBlank && index === after.length - 1 ? last.role : null)
    change('people', { invited: isLastBlank ? after.slice(0, -1) : after })
  }
  return (
    <>
      <Box>
        <Typography variant="h3">People</Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5, maxWidth: '62ch' }}>
          Who can sign in for this dealer. They get an email with a link when the site goes live, and choose a password. Leave empty to
          invite them later.
        </Typography>
      </Box>
      {rows.map((person, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: users have no id until they are invited, and aren't reordered.
          key={index}
          component="section"
          aria-label={`Person ${index + 1}`}
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1.3fr 1.1fr auto' }, alignItems: 'start' }}
        >
          <TextAnswer
            label="Name"
            value={person.name}
            onAnswer={(name) => changePerson(index, { name })}
            problem={problems[`invited.${index}.name`]}
            input={{ autoComplete: 'off', maxLength: 120 }}
          />
          <TextAnswer
            label="Email"
            type="email"
            value={person.email}
            onAnswer={(email) => changePerson(index, { email: email.trim() })}
            problem={problems[`invited.${index}.email`]}
            input={{ autoComplete: 'off', maxLength: 120 }}
          />
          <TextField
            select
            label="Role"
            value={person.role}
            onChange={(event) => changePerson(index, { role: event.target.value as OnboardingPerson['role'] })}
            helperText={jobRole(person.role).text}
            slotProps={{ select: { renderValue: (role) => roleName(role as OnboardingPerson['role']) } }}
          >
            {(offered.includes(person.role) ? offered : [person.role, ...offered]).map((role) => (
              <MenuItem key={role} value={role} sx={{ display: 'block', whiteSpace: 'normal', maxWidth: 420 }}>
                {roleName(role)}
                <Typography variant="body2" color="text.secondary">
                  {jobRole(role).text}
                </Typography>
              </MenuItem>
            ))}
          </TextField>
          {index < invited.length && (
            <Button
              color="inherit"
              onClick={() => change('people', { invited: invited.filter((_person, at) => at !== index) })}
              aria-label={`Remove ${person.name || `person ${index + 1}`}`}
              sx={{ mt: { sm: 1 }, justifySelf: 'start' }}
            >
              Remove
            </Button>
          )}
        </Box>
      ))}
    </>
  )
}
