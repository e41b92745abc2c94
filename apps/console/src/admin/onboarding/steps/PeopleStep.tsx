import { jobRole, roleName } from '@forecourt/rules/access/roles'
import { invitedRoles, type OnboardingPerson } from '@forecourt/rules/onboarding/OnboardingAnswers'
import AddIcon from '@mui/icons-material/PersonAddAltRounded'
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import type { StepProps } from '../StepProps'
import { TextAnswer } from '../TextAnswer'

/** Step: users to invite. */
export const PeopleStep = ({ answers: { people, leads }, problems, change }: StepProps) => {
  const { invited } = people
  const changePerson = (index: number, fields: Partial<OnboardingPerson>) =>
    change('people', { invited: invited.map((person, at) => (at === index ? { ...person, ...fields } : person)) })
  const add = () => {
    // The first user is probably the recipient of the leads, and the manager.
    const first: OnboardingPerson = { name: '', email: leads.emails[0] ?? '', role: 'groupManager' }
    change('people', { invited: [...invited, invited.length === 0 ? first : { name: '', email: '', role: 'sales' }] })
  }
  return (
    <>
      {invited.length === 0 && (
        <Typography color="text.secondary">
          No one yet. You can also invite people later, under People. Until then only our staff can sign in.
        </Typography>
      )}
      {invited.map((person, index) => (
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
            autoFocus={person.name === ''}
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
          <Button
            color="inherit"
            onClick={() => change('people', { invited: invited.filter((_person, at) => at !== index) })}
            aria-label={`Remove ${person.name || `person ${index + 1}`}`}
            sx={{ mt: { sm: 1 }, justifySelf: 'start' }}
          >
            Remove
          </Button>
        </Box>
      ))}
      {invited.length < 20 && (
        <Button startIcon={<AddIcon />} onClick={add} sx={{ justifySelf: 'start' }}>
          {invited.length === 0 ? 'Invite a person' : 'Invite another person'}
        </Button>
      )}
    </>
  )
}
