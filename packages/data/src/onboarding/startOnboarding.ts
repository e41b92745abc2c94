import { blankAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'
import type { Prisma } from '../generated/client'
import { type Onboarding, toOnboarding } from './Onboarding'

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
