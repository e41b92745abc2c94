import type { Scope } from '../createDatabase'

export interface DealershipChoice {
  readonly id: string
  readonly name: string
  readonly organisationId: string
  readonly organisationName: string
}

/** Every dealership of a scope, by organisation and name. */
export const listDealerships = (scope: Scope): Promise<DealershipChoice[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.dealership.findMany({
      include: { organisation: { select: { name: true } } },
      orderBy: [{ organisation: { name: 'asc' } }, { name: 'asc' }],
    })
    return rows.map(({ id, name, organisationId, organisation }) => ({ id, name, organisationId, organisationName: organisation.name }))
  })
