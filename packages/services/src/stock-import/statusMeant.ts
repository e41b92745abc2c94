import type { CarStatus } from '@forecourt/rules/entities/Car'

/** Where a car is on its way through the yard, as a feed says it. */
export interface StatusMeant {
  readonly status: CarStatus
  readonly reserved: boolean
}

const words: readonly (readonly [status: CarStatus, reserved: boolean, called: readonly string[]])[] = [
  ['in_stock', false, ['available', 'instock', 'active', 'forsale', 'current', 'live', 'published', 'stock', 'yard']],
  ['in_stock', true, ['reserved', 'onhold', 'hold', 'deposittaken', 'deposit', 'underoffer', 'pending', 'salepending']],
  ['coming_soon', false, ['comingsoon', 'intransit', 'transit', 'onorder', 'ordered', 'arrivingsoon', 'incoming']],
  ['sold', false, ['sold', 'delivered', 'settled', 'invoiced']],
  ['withdrawn', false, ['withdrawn', 'deleted', 'delete', 'removed', 'inactive', 'unavailable', 'notforsale', 'wholesale', 'archived']],
  ['draft', false, ['draft', 'unpublished', 'notready', 'workshop']],
]

const meant = new Map(words.flatMap(([status, reserved, called]) => called.map((word) => [word, { status, reserved }] as const)))

/** The status a feed's word stands for; null for one nobody knows (CAR-05). */
export const statusMeant = (text: string): StatusMeant | null => meant.get(text.toLowerCase().replace(/[^a-z]/g, '')) ?? null
