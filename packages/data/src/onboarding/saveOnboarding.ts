import { isDeepStrictEqual } from 'node:util'
import type { OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'
import type { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import type { Onboarding } from './getOnboarding'

interface OldSiteImport {
  /** The domain or the file name. */
  readonly source: string
  readonly pages: number
  readonly actor: Actor
}

/** Records in the audit log that a user imported an old site; changes nothing else. */
export const auditOldSiteImport = (db: Database, { source, pages, actor }: OldSiteImport): Promise<void> =>
  db.platform.transaction((tx) =>
    appendAudit(tx, {
      organisationId: null,
      actor,
      action: 'onboarding.oldSite',
      target: source.slice(0, 200),
      summary: `Read ${pages} ${pages === 1 ? 'page' : 'pages'} of an old site from ${source.slice(0, 200)}`,
    }),
  )

export interface OnboardingChange {
  readonly id: string
  readonly step: Onboarding['step']
  readonly answers: OnboardingAnswers
  /** 0 for the first save, which creates the onboarding. */
  readonly expectedRevision: number
  readonly actor: Actor
}

export type SaveOnboardingResult =
  | { readonly ok: true; readonly revision: number }
  | { readonly ok: false; readonly reason: 'notFound' | 'finished' | 'conflict' }

/** Creates an onboarding with its first answers; false if it exists. */
const createIfMissing = async (tx: Transaction, { id, step, answers, actor }: OnboardingChange): Promise<boolean> => {
  const row = {
    ...{ id, step, name: answers.business.name.trim(), answers: answers as unknown as Prisma.InputJsonObject },
    ...{ authorId: actor.userId, authorName: actor.name },
  }
  const { count } = await tx.onboarding.createMany({ data: [row], skipDuplicates: true })
  if (count > 0)
    await appendAudit(tx, { organisationId: null, actor, action: 'onboarding.start', target: id, summary: 'Started a new dealer' })
  return count > 0
}

/**
 * Saves the answers, so that any staff can continue. Idempotent: a repeat with equal answers, such as after a lost response, is no
 * conflict.
 */
export const saveOnboarding = (db: Database, change: OnboardingChange): Promise<SaveOnboardingResult> =>
  db.platform.transaction(async (tx) => {
    const { id, step, answers, expectedRevision, actor } = change
    if (expectedRevision === 0 && (await createIfMissing(tx, change))) return { ok: true, revision: 1 }
    // Autosaves within a step get no audit entry; only a completed step does.
    const before = await tx.onboarding.findUnique({ where: { id }, select: { step: true } })
    const { count } = await tx.onboarding.updateMany({
      where: { id, revision: expectedRevision, finishedAt: null, siteId: null, discardedAt: null },
      data: {
        step,
        name: answers.business.name.trim(),
        answers: answers as unknown as Prisma.InputJsonObject,
        revision: { increment: 1 },
        updatedAt: new Date(),
      },
    })
    if (count === 0) {
      const row = await tx.onboarding.findUnique({ where: { id } })
      if (!row || row.discardedAt) return { ok: false, reason: 'notFound' }
      if (row.step === step && isDeepStrictEqual(row.answers, JSON.parse(JSON.stringify(answers))))
        return { ok: true, revision: row.revision }
      return { ok: false, reason: row.finishedAt || row.siteId ? 'finished' : 'conflict' }
    }
    if (before?.step === step) return { ok: true, revision: expectedRevision + 1 }
    await appendAudit(tx, {
      organisationId: null,
      actor,
      action: 'onboarding.save',
      target: id,
      summary: `Saved the answers for ${answers.business.name.trim() || 'a new dealer'}`,
    })
    return { ok: true, revision: expectedRevision + 1 }
  })
