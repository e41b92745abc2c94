/** Time zones of New Zealand: its main islands and the Chathams. */
export const newZealandZones: readonly string[] = ['Pacific/Auckland', 'Pacific/Chatham']

/** Country of a location by its IANA time zone: New Zealand or otherwise Australia (CFG-02). */
export const countryOfTimeZone = (timeZone: string): 'AU' | 'NZ' => (newZealandZones.includes(timeZone) ? 'NZ' : 'AU')
