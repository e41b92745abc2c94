/** The address of the list of exactly the cars that are counted. */
export const carsAddress = (attention: 'noPhotos' | 'noPrice', dealershipIds: readonly string[]): string => {
  const filter = { attention, ...(dealershipIds.length > 0 && { dealershipId: dealershipIds }) }
  return `/stock?filter=${encodeURIComponent(JSON.stringify(filter))}`
}
