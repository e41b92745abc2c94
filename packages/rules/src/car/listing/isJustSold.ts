import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { wholeDays } from '../../dates/wholeDays'
import type { Car } from '../../entities/Car'

/**
 * Says whether a car was sold so lately that lists still have it (CAR-03, SRC-32); one that left unsold, or on a day nobody noted,
 * was not.
 *
 * @param now the instant of the page, ISO in UTC
 * @example isJustSold({ status: 'sold', soldAt: '2026-03-09T02:00:00Z' }, { soldVisibleDays: 3 }, '2026-03-10T02:00:00Z') // true
 */
export const isJustSold = (
  { status, soldAt }: Pick<Car, 'status' | 'soldAt'>,
  { soldVisibleDays }: Pick<ResolvedConfig['stock'], 'soldVisibleDays'>,
  now: string,
): boolean => status === 'sold' && soldAt !== null && wholeDays(soldAt, now) < soldVisibleDays
