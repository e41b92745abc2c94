import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Whether Call Now waits for opening hours on a site (UI-05): a page that stays open then looks at the clock by itself. */
export const callsInHoursOnly = ({ phone }: Pick<ResolvedConfig, 'phone'>): boolean => phone.callNowInHoursOnly
