import type { Scope } from '../../createDatabase'

/** By whose clock an organisation's days are, and in which country it is: that of its first location. */
export const numbersPlace = async (
  scope: Scope,
  organisationId: string,
): Promise<{ readonly timeZone: string; readonly country: 'AU' | 'NZ' }> => {
  const place = await scope.transaction((tx) =>
    tx.location.findFirst({ where: { organisationId }, orderBy: { id: 'asc' }, select: { timeZone: true } }),
  )
  const timeZone = place?.timeZone ?? 'Australia/Sydney'
  return { timeZone, country: timeZone.startsWith('Pacific/') ? 'NZ' : 'AU' }
}
