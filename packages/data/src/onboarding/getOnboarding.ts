import type { Database } from '../createDatabase'
import { type Onboarding, toOnboarding } from './Onboarding'

/** A new dealer's onboarding; null when there is none, or it was given up. */
export const getOnboarding = (db: Database, id: string): Promise<Onboarding | null> =>
  db.platform.transaction(async (tx) => {
    const row = await tx.onboarding.findUnique({ where: { id } })
    return row && !row.discardedAt ? toOnboarding(row) : null
  })
