import { blankAnswers, type OnboardingAnswers, type OnboardingStep } from '@forecourt/rules/onboarding/OnboardingAnswers'
import type { Database } from '../createDatabase'
import type { Onboarding as Row } from '../generated/client'

/** A new dealer on the way to a live site. */
export interface Onboarding {
  readonly id: string
  /** The business's name, as far as it is known. */
  readonly name: string
  readonly step: OnboardingStep | 'review'
  readonly answers: OnboardingAnswers
  /** Goes up with each save; a save made on an older one is refused. */
  readonly revision: number
  readonly siteId: string | null
  readonly authorName: string
  readonly updatedAt: string
  readonly finishedAt: string | null
}

/** An onboarding as it was stored; questions asked since have no answer yet. */
export const toOnboarding = (row: Row): Onboarding => {
  const { id, name, step, answers, revision, siteId, authorName, updatedAt, finishedAt } = row
  const given = answers as unknown as Partial<OnboardingAnswers>
  return {
    id,
    name,
    step: step as Onboarding['step'],
    answers: Object.fromEntries(
      Object.entries(blankAnswers).map(([key, blank]) => [key, { ...blank, ...given[key as keyof OnboardingAnswers] }]),
    ) as unknown as OnboardingAnswers,
    revision,
    siteId,
    authorName,
    updatedAt: updatedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

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

/** A new dealer's onboarding; null when there is none, or it was given up. */
export const getOnboarding = (db: Database, id: string): Promise<Onboarding | null> =>
  db.platform.transaction(async (tx) => {
    const row = await tx.onboarding.findUnique({ where: { id } })
    return row && !row.discardedAt ? toOnboarding(row) : null
  })
