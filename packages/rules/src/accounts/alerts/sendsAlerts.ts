import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone } from '../../dates/momentInZone'
import { shows } from '../../parts/Part'
import { isOn } from '../../parts/settingNeeds'
import { accountsOn } from '../hasAccounts'

/** What the page that ends mail shows (RTE-23): by the link of a mail it asks nothing. */
export interface Unsubscribing {
  /** What the link of the mail carries; empty without one, or with one that opens nothing any more. */
  readonly token: string
  /** `stopped`: it is done; `old`: the link is used up; `address`: that was no address; `wait`: too often. */
  readonly state: 'asked' | 'stopped' | 'old' | 'address' | 'wait'
}

/** A site that offers to write to shoppers about cars (FAV-06). */
export const offersAlerts = isOn('/garage/alerts')

const needs = [accountsOn, offersAlerts]

/** Whether a site sends mail about cars at all (FAV-06): shoppers can sign in there, and it offers to write to them. */
export const sendsAlerts = (config: Pick<ResolvedConfig, 'auth' | 'garage'>): boolean => shows({ needs }, { config })

/** When a shopper wants to hear of cars. */
export type AlertChoice = 'off' | 'atOnce' | 'daily'

interface MailWish {
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

/** What a shopper can choose about mails, in the words that are kept with the choice (FAV-06). */
export const alertChoices = {
  off: 'No mail about cars',
  atOnce: 'Mail me when a car I watch gets cheaper, is sold or is back, and when a car for one of my searches arrives',
  daily: 'The same, in one mail a day at most',
} as const satisfies { readonly [Choice in AlertChoice]: string }

/** The choice a form names; null for anything else. */
export const alertChoice = (text: unknown): AlertChoice | null =>
  typeof text === 'string' && Object.hasOwn(alertChoices, text) ? (text as AlertChoice) : null
