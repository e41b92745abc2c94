import type { OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { choiceLabel } from '@forecourt/schema/json-schema/itemName'
import { finance } from '@forecourt/schema/sections/finance'

type Provider = OnboardingAnswers['finance']['provider']

/** The name of a provider as a choice of the wizard: “None” says what shoppers have instead. */
export const financeChoice = (provider: Provider): string =>
  provider === 'none' ? 'None, just an enquiry form' : (choiceLabel(finance.properties.provider, provider) ?? '')
