/** The countries a site can be in. */
export const countryNames = { AU: 'Australia', NZ: 'New Zealand' } as const
