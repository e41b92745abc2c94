import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import type { ReadLine } from '@forecourt/rules/leads/answerLines'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'

/** Until then somebody may still be at it. Milliseconds. */
const quietMs = 30 * 60_000
const maxRows = 50

/** A form that a shopper began, agreed to be contacted about, and did not finish (ENQ-08). */
export interface UnfinishedForm {
  readonly id: string
  readonly siteName: string
  readonly form: LeadForm
  readonly step: number
  readonly steps: number
  readonly answers: readonly ReadLine[]
  readonly updatedAt: string
}

/** The forms of a scope that nobody went on with for half an hour, latest first; only what may be kept. */
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
        updatedAt: { lt: new Date(Date.parse(now) - quietMs) },
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
      answers: answers as unknown as readonly ReadLine[],
      updatedAt: updatedAt.toISOString(),
    }))
  })
