import type { ReadLine } from '@forecourt/rules/leads/answerLines'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'

/** How long a form that nobody finished is kept. Days. */
const retentionDays = 30

export interface LeadDraftInput {
  /** What the form says that it was kept as before. */
  readonly draftId: string | null
  /** What it is kept as where nothing of it is there. */
  readonly newId: string
  readonly form: string
  readonly step: number
  readonly steps: number
  /** Null where the shopper didn't agree to its being kept. */
  readonly answers: readonly ReadLine[] | null
  readonly now: string
}

/**
 * Keeps how far a form in steps came, and what was said where that was agreed to (ENQ-08): the id its lead will have. Whoever takes the
 * agreement back has what was kept erased with the next step. A form whose lead is there already stays that lead.
 */
export const storeLeadDraft = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  { draftId, newId, form, step, steps, answers, now }: LeadDraftInput,
): Promise<string> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const at = new Date(now)
    await tx.leadDraft.deleteMany({
      where: { organisationId, siteId, updatedAt: { lt: new Date(at.getTime() - retentionDays * 86_400_000) } },
    })
    const draft = { form, step, steps, answers: answers ? answers.map((line) => ({ ...line })) : Prisma.DbNull, updatedAt: at }
    if (draftId) {
      const { count } = await tx.leadDraft.updateMany({ where: { organisationId, siteId, id: draftId }, data: draft })
      if (count > 0 || (await tx.lead.count({ where: { organisationId, siteId, id: draftId } })) > 0) return draftId
    }
    await tx.leadDraft.createMany({ data: [{ organisationId, siteId, id: newId, ...draft, createdAt: at }], skipDuplicates: true })
    return newId
  })
