/** The day of an instant (ISO in UTC) at a place, such as '18 March 2026' (ENT-21). */
export const dayText = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(new Date(iso))
