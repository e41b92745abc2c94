import type { Scope } from '../createDatabase'

/** The name of an organisation; null where the scope doesn't reach it. */
export const organisationName = (scope: Scope, organisationId: string): Promise<string | null> =>
  scope.transaction(
    async (tx) => (await tx.organisation.findUnique({ where: { id: organisationId }, select: { name: true } }))?.name ?? null,
  )
