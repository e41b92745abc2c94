import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone } from '../../dates/momentInZone'
import { sendsAlerts } from './sendsAlerts'

/** When a shopper wants to hear of cars. */
export type AlertChoice = 'off' | 'atOnce' | 'daily'

export interface MailWish {
  readonly alerts: AlertChoice
  /** When the last such mail went out, ISO in UTC; null: none yet. */
  readonly alertedAt: string | null
}

/** Between two mails to one shopper who wants them at once: what comes meanwhile goes into one. Milliseconds. */
const pauseMs = 3_600_000

/**
 * Whether a shopper may be written to about cars at an instant (FAV-06): not unless they asked for it, not at night by the site's
 * clock, and not more often than they want.
 */
export const mayMailNow = (
  { alerts, alertedAt }: MailWish,
  now: string,
  config: Pick<ResolvedConfig, 'auth' | 'garage' | 'identity'>,
): boolean => {
  if (alerts === 'off' || !sendsAlerts(config)) return false
  const { garage, identity } = config
  const { date, minutes } = momentInZone(now, identity.timeZone)
  if (minutes < garage.quietUntil * 60 || minutes >= garage.quietFrom * 60) return false
  if (alertedAt === null) return true
  if (alerts === 'daily') return momentInZone(alertedAt, identity.timeZone).date < date
  return Date.parse(now) - Date.parse(alertedAt) >= pauseMs
}
