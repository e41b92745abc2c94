import type { OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { choiceLabel } from '@forecourt/schema/json-schema/itemName'
import { finance } from '@forecourt/schema/sections/finance'
import { Box, MenuItem, TextField, Typography } from '@mui/material'
import type { StepProps } from '../StepProps'
import { TextAnswer } from '../TextAnswer'

const providers = finance.properties.provider

/** Step: the lender of the dealer, and its rate. */
export const FinanceStep = ({ answers: { finance }, problems, change }: StepProps) => (
  <>
    <TextField
      select
      label="Finance provider"
      value={finance.provider}
      onChange={(event) => change('finance', { provider: event.target.value as OnboardingAnswers['finance']['provider'] })}
      helperText="Weekly figures show beside the prices of cars the provider has quoted, always with their rate and comparison rate."
      sx={{ maxWidth: 420 }}
    >
      {providers.enum.map((provider) => (
        <MenuItem key={provider} value={provider}>
          {choiceLabel(providers, provider)}
        </MenuItem>
      ))}
    </TextField>
    <Typography>
      If a car has no weekly figure, the calculator opens with the lender’s advertised rate and states its comparison rate. Leave both empty
      until the lender has confirmed them. Until then these cars and the finance page have no calculator.
    </Typography>
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, maxWidth: 420 }}>
      <TextAnswer
        label="Interest rate, % a year"
        value={finance.rate}
        onAnswer={(rate) => change('finance', { rate })}
        problem={problems.rate}
        input={{ autoComplete: 'off', inputMode: 'decimal', maxLength: 10 }}
      />
      <TextAnswer
        label="Comparison rate, % a year"
        value={finance.comparisonRate}
        onAnswer={(comparisonRate) => change('finance', { comparisonRate })}
        problem={undefined}
        input={{ autoComplete: 'off', inputMode: 'decimal', maxLength: 10 }}
      />
    </Box>
  </>
)
