/** Maximum lengths of a car's texts by field; `otherText` for all others (VDP-23). */
export const longestCarTexts = {
  stockNumber: 40,
  nvic: 20,
  make: 60,
  model: 80,
  name: 200,
  tag: 60,
  regoPlate: 12,
  dealerComments: 20_000,
  listingTitle: 120,
  privatePostcode: 4,
} as const satisfies { readonly [field: string]: number }

export const otherText = 160
