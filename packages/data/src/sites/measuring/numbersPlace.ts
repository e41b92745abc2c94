import { type DealerSize, dealerSize } from '@forecourt/rules/measuring/dealerSize'
import type { Scope } from '../../createDatabase'

export interface NumbersPlace {
  readonly timeZone: string
  readonly country: 'AU' | 'NZ'
  readonly isFranchise: boolean
  readonly sites: number
  readonly size: DealerSize
}

/** By whose clock an organisation's days are, in which country it is, which is that of its first location, and what kind of dealer, how large. */
export const numbersPlace = async (scope: Scope, organisationId: string): Promise<NumbersPlace> =>
  scope.transaction(async (tx) => {
    const place = await tx.location.findFirst({ where: { organisationId }, orderBy: { id: 'asc' }, select: { timeZone: true } })
    const sites = await tx.site.findMany({ where: { organisationId }, select: { manufacturerLayerId: true } })
    const cars = await tx.car.count({ where: { organisationId, status: { in: ['in_stock', 'coming_soon'] } } })
    const timeZone = place?.timeZone ?? 'Australia/Sydney'
    return {
      timeZone,
      country: timeZone.startsWith('Pacific/') ? 'NZ' : 'AU',
      isFranchise: sites.some(({ manufacturerLayerId }) => manufacturerLayerId !== null),
      sites: sites.length,
      size: dealerSize(cars / Math.max(1, sites.length)),
    }
  })
