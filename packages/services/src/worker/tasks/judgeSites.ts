import {
  carsToJudge,
  type JudgePosition,
  sitesToJudge,
  sitesWithoutCheck,
  storeCarJudgement,
  storeJudgement,
} from '@forecourt/data/compliance/storedFindings'
import { judgeSite, judgeWholeSite } from '../../compliance/judgeSite'
import type { WorkerContext } from '../createWorkerContext'
import type { Task } from '../Task'

type JudgeContext = Pick<WorkerContext, 'db' | 'siteServers' | 'now' | 'log' | 'signal'>

/** Judges all pages of some live sites, one site at a time, and stores the findings. */
const judgeEach = async (siteIds: readonly string[], { db, siteServers, now, log, signal }: JudgeContext): Promise<void> => {
  for (const siteId of siteIds) {
    if (signal.aborted) return
    const judgement = await judgeWholeSite(siteId, siteServers, signal)
    if (judgement) await storeJudgement(db.platform, { siteId, judgement, actor: null, now: now() })
    else log(`The pages of ${siteId} could not be judged: no site server answered`)
  }
}

/** Judges all pages of each live site at night: laws start, figures age and countdowns end without a publish (LEG-02). */
export const judgeSites: Task<JudgeContext> = {
  name: 'judgeSites',
  // After midnight from Perth to Auckland.
  schedule: { cron: '11 16 * * *' },
  run: async (context) => judgeEach(await sitesToJudge(context.db, context.now()), context),
}

/** Judges sites soon after their first publication, which the nightly check would leave unchecked for a day (LEG-02). */
export const judgeNewSites: Task<JudgeContext> = {
  name: 'judgeNewSites',
  schedule: { everySeconds: 300 },
  run: async (context) => judgeEach(await sitesWithoutCheck(context.db), context),
}

/** The first run of a process covers the changes of this many milliseconds before it. */
const lookBackMs = 360_000

/** Judges the pages of cars that an import, a price change or an edit changed (LEG-02). */
export const judgeChangedCars = (): Task<JudgeContext> => {
  let position: JudgePosition | null = null
  return {
    name: 'judgeChangedCars',
    schedule: { everySeconds: 300 },
    async run({ db, siteServers, now, log, signal }) {
      const lookBack = new Date(Date.parse(now()) - lookBackMs).toISOString()
      const changed = await carsToJudge(db, { position, lookBack })
      for (const { siteId, carIds } of changed.sites) {
        if (signal.aborted) return
        const judgement = await judgeSite({ siteId, draft: false, carIds }, siteServers)
        if (judgement) await storeCarJudgement(db.platform, { siteId, carIds, judgement, now: now() })
        else log(`The changed cars of ${siteId} could not be judged: no site server answered`)
      }
      position = changed.position
    },
  }
}
