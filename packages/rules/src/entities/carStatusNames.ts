import type { CarStatus } from './Car'

/** Names of a car's statuses (CAR-05). */
export const carStatusNames: { readonly [Status in CarStatus]: string } = {
  draft: 'Draft',
  in_stock: 'In stock',
  coming_soon: 'Coming soon',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
}
