import type { OnboardingAnswers, OnboardingStep } from '@forecourt/rules/onboarding/OnboardingAnswers'
import type { StepProblems } from '@forecourt/rules/onboarding/onboardingStepProblems'
import type { OnboardingChoices } from './OnboardingChoices'

/** What every step of setting up a dealer is given. */
export interface StepProps {
  readonly answers: OnboardingAnswers
  /** Which onboarding it is. */
  readonly id: string
  readonly choices: OnboardingChoices
  /** By field; empty until the step was left once with something missing. */
  readonly problems: StepProblems
  readonly change: <Step extends OnboardingStep>(step: Step, fields: Partial<OnboardingAnswers[Step]>) => void
}
