import type { Database } from '../createDatabase'

/** Marks an onboarding as done: its site is live. Done twice, the first time counts. */
export const finishOnboarding = (db: Database, id: string): Promise<void> =>
  db.platform.transaction(async (tx) => {
    await tx.onboarding.updateMany({ where: { id, finishedAt: null }, data: { finishedAt: new Date(), step: 'review' } })
  })
