import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** The config as if Call Now showed at any hour: whether it shows is looked at again in the browser, where the page may be older than the hour (UI-05). */
export const atAnyHour = (config: ResolvedConfig): ResolvedConfig => ({
  ...config,
  phone: { ...config.phone, callNowInHoursOnly: false },
})
