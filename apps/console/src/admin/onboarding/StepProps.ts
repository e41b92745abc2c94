import type { OnboardingAnswers, OnboardingStep } from '@forecourt/rules/onboarding/OnboardingAnswers'
import type { StepProblems } from '@forecourt/rules/onboarding/onboardingStepProblems'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../server/appRouter'

type Outputs = inferRouterOutputs<AppRouter>['onboarding']

/** Choices of the onboarding form. */
export type OnboardingChoices = Outputs['choices']
/** A stored onboarding. */
export type OnboardingRecord = Outputs['getOne']
/** Parse report of the stock file. */
export type StockReport = Outputs['checkStock']

/** Props of all steps. */
export interface StepProps {
  readonly answers: OnboardingAnswers
  /** Id of the onboarding. */
  readonly id: string
  readonly choices: OnboardingChoices
  /** Errors by field; empty until the user tried to leave the step. */
  readonly problems: StepProblems
  /** Saves now: an upload needs the onboarding to exist. False if that failed. */
  readonly save: () => Promise<boolean>
  readonly change: <Step extends OnboardingStep>(step: Step, fields: Partial<OnboardingAnswers[Step]>) => void
}
