/** The page of a reservation or payment request. */
export const moneyAddress = ({ list, id }: { readonly list: 'reservations' | 'payments'; readonly id: string }): string =>
  `/${list}/${encodeURIComponent(id)}/show`
