import type { OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { finance } from '@forecourt/schema/sections/finance'
import { MenuItem, TextField } from '@mui/material'
import type { StepProps } from '../StepProps'

const { enum: providers, 'x-labels': labels } = finance.properties.provider

/** Who lends to their shoppers. */
export const FinanceStep = ({ answers, change }: StepProps) => (
  <TextField
    select
    label="Finance provider"
    value={answers.finance.provider}
    onChange={(event) => change('finance', { provider: event.target.value as OnboardingAnswers['finance']['provider'] })}
    helperText="Weekly figures show beside the prices of cars the provider has quoted, always with their rate and comparison rate; every other car has the calculator."
    sx={{ maxWidth: 420 }}
  >
    {providers.map((provider, index) => (
      <MenuItem key={provider} value={provider}>
        {labels[index]}
      </MenuItem>
    ))}
  </TextField>
)
