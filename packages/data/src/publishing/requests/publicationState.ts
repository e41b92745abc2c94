import type { Scope } from '../../createDatabase'
import { unreadOutcome, waitingSchedule } from '../schedules/listSchedules'
import type { Schedule } from '../schedules/Schedule'
import { requestsOfSite } from './listRequests'
import type { PublishRequest } from './PublishRequest'

/** What waits to go live at a site, and what this person has not read yet of what came of it. */
export interface PublicationState {
  readonly schedule: Schedule | null
  /** What came of the last scheduled publication. */
  readonly outcome: Schedule | null
  /** What somebody asked to have published. */
  readonly request: PublishRequest | null
  /** The answer to this person's own request. */
  readonly answered: PublishRequest | null
}

interface Looking {
  readonly siteId: string
  readonly userId: string
  /** ISO in UTC. */
  readonly now: string
}

export const publicationState = async (scope: Scope, { siteId, userId, now }: Looking): Promise<PublicationState> => {
  const { waiting, answered } = await requestsOfSite(scope, { siteId, userId })
  return {
    schedule: await waitingSchedule(scope, siteId),
    outcome: await unreadOutcome(scope, { siteId, userId, now }),
    request: waiting,
    answered,
  }
}
