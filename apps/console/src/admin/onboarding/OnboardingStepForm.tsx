import type { OnboardingStep } from '@forecourt/rules/onboarding/OnboardingAnswers'
import type { FC } from 'react'
import type { StepProps } from './StepProps'
import { AddressStep } from './steps/AddressStep'
import { BrandsStep } from './steps/BrandsStep'
import { BusinessStep } from './steps/BusinessStep'
import { FinanceStep } from './steps/FinanceStep'
import { LeadsStep } from './steps/LeadsStep'
import { PeopleStep } from './steps/PeopleStep'
import { PlaceStep } from './steps/PlaceStep'
import { StockStep } from './steps/StockStep'
import { StyleStep } from './steps/StyleStep'

const steps: { readonly [Step in OnboardingStep]: FC<StepProps> } = {
  business: BusinessStep,
  brands: BrandsStep,
  place: PlaceStep,
  address: AddressStep,
  look: StyleStep,
  stock: StockStep,
  finance: FinanceStep,
  leads: LeadsStep,
  people: PeopleStep,
}

/** The questions of one step. */
export const OnboardingStepForm = ({ step, ...props }: StepProps & { readonly step: OnboardingStep }) => {
  const Step = steps[step]
  return <Step {...props} />
}
