/** Says how far away something is, in whole kilometres; what is nearer than one is less than that (SRC-45, CARD-03). @param metres whole metres */
export const distanceText = (metres: number): string =>
  metres < 1000 ? 'under 1 km' : `${Math.round(metres / 1000).toLocaleString('en-AU')} km`
