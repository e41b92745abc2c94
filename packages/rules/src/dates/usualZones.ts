/** The clocks a business goes by where nothing says which. */
export const usualZones: readonly string[] = ['Australia/Sydney']
