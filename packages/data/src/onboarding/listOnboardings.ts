import type { Database } from '../createDatabase'
import { type Onboarding, toOnboarding } from './Onboarding'

const mostListed = 50

/** Dealers on the way, the last touched first; those that are done are left to the list of sites. */
export const listOnboardings = (db: Database): Promise<Onboarding[]> =>
  db.platform.transaction(async (tx) => {
    const rows = await tx.onboarding.findMany({
      where: { finishedAt: null, discardedAt: null },
      orderBy: { updatedAt: 'desc' },
      take: mostListed,
    })
    return rows.map(toOnboarding)
  })
