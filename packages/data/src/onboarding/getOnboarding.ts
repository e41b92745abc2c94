import { blankAnswers, type OnboardingAnswers, type OnboardingStep } from '@forecourt/rules/onboarding/OnboardingAnswers'
import type { Database } from '../createDatabase'
import type { Onboarding as Row } from '../generated/client'

/** The onboarding of a new dealer. */
export interface Onboarding {
  readonly id: string
  /** The business name, if known. */
  readonly name: string
  readonly step: OnboardingStep | 'review'
  readonly answers: OnboardingAnswers
  /** Incremented by each save; an older revision is refused. */
  readonly revision: number
  readonly siteId: string | null
  readonly authorName: string
  readonly updatedAt: string
  readonly finishedAt: string | null
}

/** A stored onboarding; questions added later have empty answers. */
export const toOnboarding = (row: Row): Onboarding => {
  const { id, name, step, answers, revision, siteId, authorName, updatedAt, finishedAt } = row
  const storedAnswers = answers as unknown as Partial<OnboardingAnswers>
  // Without an answer about departments, a franchise has them.
  const isFranchise = (storedAnswers.brands?.makes.length ?? 0) > 0
  const blanks = { ...blankAnswers, brands: { ...blankAnswers.brands, hasService: isFranchise, hasParts: isFranchise } }
  return {
    id,
    name,
    step: step as Onboarding['step'],
    answers: Object.fromEntries(
      Object.entries(blanks).map(([key, blank]) => [key, { ...blank, ...storedAnswers[key as keyof OnboardingAnswers] }]),
    ) as unknown as OnboardingAnswers,
    revision,
    siteId,
    authorName,
    updatedAt: updatedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

const maxListed = 50

/** Unfinished onboardings, last changed first. */
export const listOnboardings = (db: Database): Promise<Onboarding[]> =>
  db.platform.transaction(async (tx) => {
    const rows = await tx.onboarding.findMany({
      where: { finishedAt: null, discardedAt: null },
      orderBy: { updatedAt: 'desc' },
      take: maxListed,
    })
    return rows.map(toOnboarding)
  })

/** An onboarding; null if there is none, or it was discarded. */
export const getOnboarding = (db: Database, id: string): Promise<Onboarding | null> =>
  db.platform.transaction(async (tx) => {
    const row = await tx.onboarding.findUnique({ where: { id } })
    return row && !row.discardedAt ? toOnboarding(row) : null
  })
