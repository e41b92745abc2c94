import { businessNumberName } from '@forecourt/rules/text/businessNumberName'
import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useBusinessNumber } from '../../../parts/useBusinessNumber'
import type { StepProps } from '../StepProps'
import { TextAnswer } from '../TextAnswer'

/** ABN or NZBN, with or without spaces. */
const BusinessNumberAnswer = ({ answers: { business }, problems, change }: Pick<StepProps, 'answers' | 'problems' | 'change'>) => {
  const { country, businessNumber } = business
  const { value, type, leave } = useBusinessNumber(country, businessNumber, (number) => change('business', { businessNumber: number }))
  return (
    <TextAnswer
      label={businessNumberName(country)}
      value={value}
      onAnswer={type}
      onBlur={leave}
      problem={problems.businessNumber}
      help="Can be added later."
      input={{ autoComplete: 'off', inputMode: 'numeric', maxLength: 20 }}
    />
  )
}

/** Step: the dealer's business. */
export const BusinessStep = ({ answers, problems, change }: StepProps) => {
  const { business } = answers
  return (
    <>
      <TextAnswer
        label="Business name"
        value={business.name}
        onAnswer={(name) => change('business', { name })}
        problem={problems.name}
        help="As on the sign at the front."
        autoFocus
        input={{ autoComplete: 'off', maxLength: 200 }}
      />
      <FormControl>
        <FormLabel id="country">Country</FormLabel>
        <RadioGroup
          row
          aria-labelledby="country"
          value={business.country}
          onChange={(_event, country) => change('business', { country: country as 'AU' | 'NZ' })}
        >
          <FormControlLabel value="AU" control={<Radio />} label="Australia" />
          <FormControlLabel value="NZ" control={<Radio />} label="New Zealand" />
        </RadioGroup>
      </FormControl>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '2fr 1fr' } }}>
        <TextAnswer
          label="Legal name"
          value={business.legalName}
          onAnswer={(legalName) => change('business', { legalName })}
          problem={problems.legalName}
          help={`The company or trust behind it, such as Coolum Motors ${business.country === 'AU' ? 'Pty Ltd' : 'Limited'}. At the end of every page.`}
          input={{ autoComplete: 'off', maxLength: 120 }}
        />
        <BusinessNumberAnswer answers={answers} problems={problems} change={change} />
      </Box>
      <TextAnswer
        label={business.country === 'AU' ? 'Dealer licence' : 'Motor vehicle trader number'}
        value={business.licence}
        onAnswer={(licence) => change('business', { licence })}
        problem={problems.licence}
        help={
          business.country === 'AU'
            ? 'Shown in the footer, such as MD 012345. It can be added later.'
            : 'The trader’s registration number, if it should be shown.'
        }
        input={{ autoComplete: 'off', maxLength: 60 }}
      />
    </>
  )
}
