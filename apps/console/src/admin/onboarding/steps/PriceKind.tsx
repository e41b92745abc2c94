import type { OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'

type Kind = OnboardingAnswers['stock']['priceType']

interface Props {
  readonly country: 'AU' | 'NZ'
  readonly value: Kind
  readonly onChange: (kind: Kind) => void
}

/** What prices include, asked where the file doesn't say. */
export const PriceKind = ({ country, value, onChange }: Props) => (
  <FormControl>
    <FormLabel id="price-kind">What the prices of the file include</FormLabel>
    <RadioGroup aria-labelledby="price-kind" value={value} onChange={(_event, kind) => onChange(kind as Kind)}>
      <FormControlLabel
        value="egc"
        control={<Radio />}
        label={country === 'AU' ? 'Excluding government charges: stamp duty and registration come on top' : 'Plus on-road costs'}
      />
      <FormControlLabel value="driveAway" control={<Radio />} label="Drive away: the whole price" />
    </RadioGroup>
  </FormControl>
)
