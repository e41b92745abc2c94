/** Australian states and territories, in addresses and for on-road costs (ENT-07, UI-19). */
export const australianStates: readonly string[] = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']
