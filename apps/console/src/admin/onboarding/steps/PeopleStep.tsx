import { jobRole, roleName } from '@forecourt/rules/access/roles'
import { invitedRoles, type OnboardingPerson } from '@forecourt/rules/onboarding/OnboardingAnswers'
import AddIcon from '@mui/icons-material/PersonAddAltRounded'
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { StepProps } from '../StepProps'
import { TextAnswer } from '../TextAnswer'

const isBlank = ({ name, email }: OnboardingPerson) => name.trim() === '' && email === ''

/** Step: users to invite. The first row is open from the start, and counts once it has a name or an email address. */
export const PeopleStep = ({ answers: { people, place }, problems, change }: StepProps) => {
  const { invited } = people
  const first: OnboardingPerson = { name: '', email: '', role: place.others.length > 0 ? 'groupManager' : 'dealerPrincipal' }
  const [unnamed, setUnnamed] = useState(first.role)
  const rows = invited.length > 0 ? invited : [{ ...first, role: unnamed }]
  const changePerson = (index: number, fields: Partial<OnboardingPerson>) => {
    const after = rows.map((person, at) => (at === index ? { ...person, ...fields } : person))
    const [only] = after
    if (only && after.length === 1 && isBlank(only)) setUnnamed(only.role)
    change('people', { invited: after.length === 1 && only && isBlank(only) ? [] : after })
  }
  const add = () => change('people', { invited: [...invited, { name: '', email: '', role: 'sales' }] })
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
            autoFocus={index > 0 && person.name === ''}
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
          >
            {invitedRoles.map((role) => (
              <MenuItem key={role} value={role}>
                {roleName(role)}
              </MenuItem>
            ))}
          </TextField>
          {invited.length > 0 && (
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
      {invited.length > 0 && invited.length < 20 && (
        <Button startIcon={<AddIcon />} onClick={add} sx={{ justifySelf: 'start' }}>
          Invite another person
        </Button>
      )}
    </>
  )
}
