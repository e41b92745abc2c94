import type { CarStatus } from '@forecourt/rules/entities/Car'

/** Which statuses a car may go to from each (CAR-05). A sale can fall through, and a withdrawn car come back. */
export const statusChanges: { readonly [From in CarStatus]: readonly CarStatus[] } = {
  draft: ['in_stock', 'coming_soon', 'withdrawn'],
  coming_soon: ['in_stock', 'sold', 'withdrawn'],
  in_stock: ['coming_soon', 'sold', 'withdrawn'],
  sold: ['in_stock', 'withdrawn'],
  withdrawn: ['draft', 'in_stock', 'coming_soon'],
}
