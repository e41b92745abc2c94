import { sitesToJudge, storeJudgement } from '@forecourt/data/compliance/storedFindings'
import { judgeSite } from '../../compliance/judgeSite'
import type { WorkerContext } from '../createWorkerContext'
import type { Task } from '../Task'

/** Judges the pages of each live site at night, one site at a time: laws start, figures age and countdowns end without a publish (LEG-02). */
export const judgeSites: Task<Pick<WorkerContext, 'db' | 'siteServers' | 'now' | 'log' | 'signal'>> = {
  name: 'judgeSites',
  // After midnight from Perth to Auckland.
  schedule: { cron: '11 16 * * *' },
  async run({ db, siteServers, now, log, signal }) {
    for (const siteId of await sitesToJudge(db, now())) {
      if (signal.aborted) return
      const judgement = await judgeSite({ siteId, draft: false }, siteServers)
      if (judgement) await storeJudgement(db.platform, { siteId, judgement, actor: null, now: now() })
      else log(`The pages of ${siteId} could not be judged: no site server answered`)
    }
  },
}
