import type { OnboardingAnswers, OnboardingStep } from '@forecourt/rules/onboarding/OnboardingAnswers'
import type { StepProblems } from '@forecourt/rules/onboarding/onboardingStepProblems'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../server/appRouter'

type Outputs = inferRouterOutputs<AppRouter>['onboarding']

/** What can be chosen from while setting up a dealer. */
export type OnboardingChoices = Outputs['choices']
/** A dealer being set up, as the server keeps it. */
export type OnboardingRecord = Outputs['getOne']
/** What the file of cars holds, as the server reads it. */
export type StockReport = Outputs['checkStock']

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
