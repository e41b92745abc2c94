const carTypeTexts: Readonly<Record<string, string>> = { new: 'New', used: 'Used', demo: 'Demo' }

/** A facet's value as a shopper reads it; most values are words already. */
export const facetValueText = (facet: string, value: string): string => {
  if (facet === 'car_type') return carTypeTexts[value] ?? value
  if (facet === 'seats') return `${value} seats`
  return value
}
