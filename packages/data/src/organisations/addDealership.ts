import { randomUUID } from 'node:crypto'
import type { Dealership } from '@forecourt/rules/entities/Location'
import { freeSlug } from '@forecourt/rules/routing/toSlug'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { Transaction } from '../Transaction'

type NewDealership = Omit<Dealership, 'stockCount' | 'reviewUrl'> & Partial<Pick<Dealership, 'reviewUrl'>>

export const insertDealership = async (
  tx: Transaction,
  organisationId: string,
  { id, slug, name, makes, reviewUrl }: NewDealership,
): Promise<void> => {
  await tx.dealership.create({ data: { organisationId, id, slug, name, makes: [...makes], reviewUrl } })
}

export interface AddDealershipOptions {
  readonly organisationId: string
  readonly name: string
  readonly makes: readonly string[]
  readonly actor: Actor
}

/** Adds a dealership to an organisation. Null if there is no such organisation. */
export const addDealership = (scope: Scope, { organisationId, name, makes, actor }: AddDealershipOptions): Promise<string | null> =>
  scope.transaction(async (tx) => {
    if (!(await tx.organisation.findFirst({ where: { id: organisationId }, select: { id: true } }))) return null
    const taken = new Set((await tx.dealership.findMany({ where: { organisationId }, select: { slug: true } })).map(({ slug }) => slug))
    const slug = freeSlug(name, { taken, fallback: 'dealership', maxLength: 60 })
    const id = randomUUID()
    await insertDealership(tx, organisationId, { id, slug, name, makes })
    await appendAudit(tx, { organisationId, actor, action: 'dealership.create', target: id, summary: `Added the dealership ${name}` })
    return id
  })
