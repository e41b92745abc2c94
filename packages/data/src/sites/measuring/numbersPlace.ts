import type { Scope } from '../../createDatabase'

/** By whose clock an organisation's days are, in which country it is, which is that of its first location, and whether it holds a franchise. */
export const numbersPlace = async (
  scope: Scope,
  organisationId: string,
): Promise<{ readonly timeZone: string; readonly country: 'AU' | 'NZ'; readonly isFranchise: boolean }> =>
  scope.transaction(async (tx) => {
    const place = await tx.location.findFirst({ where: { organisationId }, orderBy: { id: 'asc' }, select: { timeZone: true } })
    const isFranchise = (await tx.site.count({ where: { organisationId, manufacturerLayerId: { not: null } } })) > 0
    const timeZone = place?.timeZone ?? 'Australia/Sydney'
    return { timeZone, country: timeZone.startsWith('Pacific/') ? 'NZ' : 'AU', isFranchise }
  })
