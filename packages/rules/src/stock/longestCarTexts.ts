/** The most characters a text of a car may have, by field; `otherText` where it isn't among them (VDP-23). */
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
