import type { CarStatus } from '../entities/Car'

/** Which statuses a car may go to from each (CAR-05). A sale can fall through, and a withdrawn car come back. */
const changes: { readonly [From in CarStatus]: readonly CarStatus[] } = {
  draft: ['in_stock', 'coming_soon', 'withdrawn'],
  coming_soon: ['in_stock', 'sold', 'withdrawn'],
  in_stock: ['coming_soon', 'sold', 'withdrawn'],
  sold: ['in_stock', 'withdrawn'],
  withdrawn: ['draft', 'in_stock', 'coming_soon'],
}

/** Says whether a car may go from one status to another; staying as it is always may (CAR-05). */
export const canChangeStatus = (from: CarStatus, to: CarStatus): boolean => from === to || changes[from].includes(to)
