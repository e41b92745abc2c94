import { blankAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'
import type { Prisma } from '../generated/client'
import { type Onboarding, toOnboarding } from './getOnboarding'

/** Gives up an onboarding that has made no site yet, to be had back for a while; false when there is none such. */
export const discardOnboarding = (db: Database, id: string, actor: Actor): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const row = await tx.onboarding.findUnique({ where: { id } })
    if (!row || row.siteId || row.discardedAt) return false
    await tx.onboarding.update({ where: { id }, data: { discardedAt: new Date() } })
    await appendAudit(tx, {
      organisationId: null,
      actor,
      action: 'onboarding.discard',
      target: id,
      summary: `Gave up ${row.name || 'a new dealer'}`,
    })
    return true
  })

/** Takes back an onboarding that was given up, with all its answers; false when none such was. */
export const reviveOnboarding = (db: Database, id: string, actor: Actor): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const row = await tx.onboarding.findUnique({ where: { id } })
    if (!row?.discardedAt) return false
    await tx.onboarding.update({ where: { id }, data: { discardedAt: null, updatedAt: new Date() } })
    await appendAudit(tx, {
      organisationId: null,
      actor,
      action: 'onboarding.revive',
      target: id,
      summary: `Went on with ${row.name || 'a new dealer'} after all`,
    })
    return true
  })

/** Marks an onboarding as done: its site is live. Done twice, the first time counts. */
export const finishOnboarding = (db: Database, id: string): Promise<void> =>
  db.platform.transaction(async (tx) => {
    await tx.onboarding.updateMany({ where: { id, finishedAt: null }, data: { finishedAt: new Date(), step: 'review' } })
  })

/** Begins with a new dealer, of whom nothing is known yet. */
export const startOnboarding = (db: Database, actor: Actor): Promise<Onboarding> =>
  db.platform.transaction(async (tx) => {
    const row = await tx.onboarding.create({
      data: {
        name: '',
        step: 'business',
        answers: blankAnswers as unknown as Prisma.InputJsonObject,
        authorId: actor.userId,
        authorName: actor.name,
      },
    })
    await appendAudit(tx, { organisationId: null, actor, action: 'onboarding.start', target: row.id, summary: 'Began with a new dealer' })
    return toOnboarding(row)
  })
