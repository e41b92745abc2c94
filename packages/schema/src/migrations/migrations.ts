import type { Migration } from './Migration'
import { positiveSwitches } from './positiveSwitches'
import { reviewsOfDealerships } from './reviewsOfDealerships'

/** Every migration, oldest first: the first leads from version 0 to 1, the last to the current version. */
export const migrations: readonly Migration[] = [positiveSwitches, reviewsOfDealerships]
