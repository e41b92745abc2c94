import { onboardingStepProblems } from '@forecourt/rules/onboarding/onboardingStepProblems'
import { type Country, countryTerms } from '@forecourt/rules/records/kinds/countryTerms'
import { isBusinessNumber } from '@forecourt/schema/formats/isBusinessNumber'
import { identity } from '@forecourt/schema/sections/identity'
import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useBusinessNumber } from '../../../parts/useBusinessNumber'
import type { StepProps } from '../StepProps'
import { TextAnswer } from '../TextAnswer'

/** ABN or NZBN, with or without spaces. */
const BusinessNumberAnswer = ({ answers, problems, change }: Pick<StepProps, 'answers' | 'problems' | 'change'>) => {
  const { country, businessNumber } = answers.business
  const { name, digits } = countryTerms(country).businessNumber
  const wrongDigit = businessNumber.length === digits ? onboardingStepProblems(answers, 'business').businessNumber : undefined
  const { value, type, leave } = useBusinessNumber(country, businessNumber, (number) => change('business', { businessNumber: number }))
  return (
    <TextAnswer
      label={name}
      value={value}
      onAnswer={type}
      onBlur={leave}
      problem={problems.businessNumber ?? wrongDigit}
      help={
        isBusinessNumber(businessNumber, country)
          ? 'Its check digits are right. It is not looked up in the register.'
          : 'Can be added later.'
      }
      input={{ autoComplete: 'off', inputMode: 'numeric', maxLength: 20 }}
    />
  )
}

/** Step: the dealer's business. */
export const BusinessStep = ({ answers, problems, change }: StepProps) => {
  const { business } = answers
  const { companyEnding, licence } = countryTerms(business.country)
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
          onChange={(_event, country) => change('business', { country: country as Country })}
        >
          {identity.properties.country.enum.map((country) => (
            <FormControlLabel key={country} value={country} control={<Radio />} label={countryTerms(country).name} />
          ))}
        </RadioGroup>
      </FormControl>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '2fr 1fr' } }}>
        <TextAnswer
          label="Legal name"
          value={business.legalName}
          onAnswer={(legalName) => change('business', { legalName })}
          problem={problems.legalName}
          help={`The company or trust behind it, such as Wattle Motors ${companyEnding}. At the end of every page.`}
          input={{ autoComplete: 'off', maxLength: 120 }}
        />
        <BusinessNumberAnswer answers={answers} problems={problems} change={change} />
      </Box>
      <TextAnswer
        label={licence.label}
        value={business.licence}
        onAnswer={(licence) => change('business', { licence })}
        problem={problems.licence}
        help={licence.help}
        input={{ autoComplete: 'off', maxLength: 60 }}
      />
    </>
  )
}
