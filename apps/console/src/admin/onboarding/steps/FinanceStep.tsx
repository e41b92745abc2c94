import type { OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { hasEnteredRates } from '@forecourt/rules/onboarding/onboardingConfig'
import { countryTerms } from '@forecourt/rules/records/kinds/countryTerms'
import { finance } from '@forecourt/schema/sections/finance'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import { Box, FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup, Switch } from '@mui/material'
import { financeChoice } from '../financeChoice'
import type { StepProps } from '../StepProps'
import { TextAnswer } from '../TextAnswer'

type Provider = OnboardingAnswers['finance']['provider']

const { provider: providers, excludedMakes } = finance.properties

const providerTexts: { readonly [Name in Provider]?: string } = {
  manual: 'For any other lender. Weekly figures come from your stock file; without one, the rates below are used.',
}

/** Step: the lender of the dealer, and its rate. */
export const FinanceStep = ({ answers: { business, finance }, problems, change }: StepProps) => {
  const hasRates = hasEnteredRates({ business, finance })
  const hasComparison = statesComparisonRate(business)
  const noneText = shownFinance.lender({ finance })
    ? null
    : hasRates
      ? 'Shoppers ask about finance with a form. Weekly estimates come from the rate below, not from a lender.'
      : 'Shoppers ask about finance with a form. No page shows weekly figures, rates or a calculator.'
  const { rateLabel, shownTerms, stated } = countryTerms(business.country).credit
  return (
    <>
      <FormControl>
        <FormLabel id="finance-provider">Finance provider</FormLabel>
        <RadioGroup
          row
          aria-labelledby="finance-provider"
          value={finance.provider}
          onChange={(_event, provider) => change('finance', { provider: provider as Provider })}
        >
          {providers.enum.map((provider) => (
            <FormControlLabel key={provider} value={provider} control={<Radio />} label={financeChoice(provider)} />
          ))}
        </RadioGroup>
        <FormHelperText sx={{ mx: 0, maxWidth: '62ch' }}>
          {noneText ??
            providerTexts[finance.provider] ??
            `Weekly figures show beside the prices of cars this lender has quoted, always with their ${shownTerms}.`}
          {shownFinance.lender({ finance }) &&
            ` No finance is shown for ${excludedMakes.default.join(' and ')}. You can change that under Finance, Makes without finance.`}
        </FormHelperText>
      </FormControl>
      <FormControl component="fieldset" sx={{ display: 'grid', gap: 1.5 }}>
        <FormLabel component="legend">Advertised rate, if the lender has confirmed it</FormLabel>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, maxWidth: 420 }}>
          <TextAnswer
            label={rateLabel}
            value={finance.rate}
            onAnswer={(rate) => change('finance', { rate })}
            problem={problems.rate}
            input={{ autoComplete: 'off', inputMode: 'decimal', maxLength: 10 }}
          />
          {hasComparison && (
            <TextAnswer
              label="Comparison rate, % a year"
              value={finance.comparisonRate}
              onAnswer={(comparisonRate) => change('finance', { comparisonRate })}
              problem={undefined}
              input={{ autoComplete: 'off', inputMode: 'decimal', maxLength: 10 }}
            />
          )}
        </Box>
        <Box>
          <FormControlLabel
            disabled={!hasRates}
            control={
              <Switch
                checked={hasRates && finance.showsEstimate}
                onChange={(_event, showsEstimate) => change('finance', { showsEstimate })}
              />
            }
            label="Show a weekly estimate on car pages"
          />
          <FormHelperText sx={{ mx: 0, maxWidth: '62ch' }}>
            {hasRates
              ? `For cars without a figure of the lender: over 5 years, without a deposit or a final payment. The calculator on car pages and the finance page starts with the same rate. ${stated}`
              : `Without ${hasComparison ? 'both rates' : 'the rate'}, the site shows no estimate and no calculator.`}
          </FormHelperText>
        </Box>
      </FormControl>
    </>
  )
}
