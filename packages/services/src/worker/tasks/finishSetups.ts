import { finishOnboardings } from '@forecourt/data/onboarding/finishOnboardings'
import type { WorkerContext } from '../createWorkerContext'
import type { Task } from '../Task'

type SetupContext = Pick<WorkerContext, 'db' | 'now'>

/** Finishes the setup of dealers whose site went live by a schedule, or whose publisher was interrupted. */
export const finishSetups = {
  name: 'finishSetups',
  schedule: { everySeconds: 5 },
  async run({ db, now }: SetupContext) {
    await finishOnboardings(db, { siteId: null, now: now() })
  },
} satisfies Task<SetupContext>
