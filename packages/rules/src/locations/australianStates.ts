/** The states and territories of Australia, as addresses have them (ENT-07). */
export const australianStates: readonly string[] = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']
