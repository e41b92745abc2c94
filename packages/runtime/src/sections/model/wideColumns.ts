import type { ModelColumns } from './modelColumns'

/** Two cards of models beside each other on a phone, three on a tablet, and as many as suit the page on a wide screen. */
export const wideColumns: { readonly [Columns in ModelColumns]: string } = {
  4: 'grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
  5: 'grid-cols-2 lg:grid-cols-3 xl:grid-cols-5',
}
