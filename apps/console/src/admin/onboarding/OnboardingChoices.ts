import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../server/appRouter'

type Outputs = inferRouterOutputs<AppRouter>['onboarding']

/** What can be chosen from while setting up a dealer. */
export type OnboardingChoices = Outputs['choices']
/** A dealer being set up, as the server keeps it. */
export type OnboardingRecord = Outputs['getOne']
/** What the file of cars holds, as the server reads it. */
export type StockReport = Outputs['checkStock']
