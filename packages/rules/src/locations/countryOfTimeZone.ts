/** The country a location is in, by its IANA time zone: those of New Zealand's main islands and the Chathams, otherwise Australia (CFG-02). */
export const countryOfTimeZone = (timeZone: string): 'AU' | 'NZ' =>
  timeZone === 'Pacific/Auckland' || timeZone === 'Pacific/Chatham' ? 'NZ' : 'AU'
