import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import type { AnswerText } from '@forecourt/rules/leads/answerLines'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'

/** A form or checkout counts as unfinished after this time without input. Milliseconds. */
export const unfinishedMs = 30 * 60_000
const maxRows = 50

/** A form that a shopper began but did not finish, with consent to be contacted (ENQ-08). */
export interface UnfinishedForm {
  readonly id: string
  readonly siteName: string
  readonly form: LeadForm
  readonly step: number
  readonly steps: number
  readonly answers: readonly AnswerText[]
  readonly updatedAt: string
}

/** Forms of a scope without input for half an hour, latest first; only those with consent. */
export const listUnfinished = (
  scope: Scope,
  {
    now,
    siteIds = null,
    organisationId = null,
  }: { readonly now: string; readonly siteIds?: readonly string[] | null; readonly organisationId?: string | null },
): Promise<UnfinishedForm[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.leadDraft.findMany({
      where: {
        updatedAt: { lt: new Date(Date.parse(now) - unfinishedMs) },
        NOT: { answers: { equals: Prisma.DbNull } },
        siteId: siteIds ? { in: [...siteIds] } : undefined,
        organisationId: organisationId ?? undefined,
      },
      include: { site: { select: { name: true } } },
      orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
      take: maxRows,
    })
    return rows.map(({ id, site, form, step, steps, answers, updatedAt }) => ({
      id,
      siteName: site.name,
      form: form as LeadForm,
      step,
      steps,
      answers: answers as unknown as readonly AnswerText[],
      updatedAt: updatedAt.toISOString(),
    }))
  })
