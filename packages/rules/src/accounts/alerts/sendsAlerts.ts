import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone } from '../../dates/momentInZone'
import { shows } from '../../parts/Part'
import { isOn } from '../../parts/settingNeeds'
import { accountsOn } from '../hasAccounts'

/** State of the unsubscribe page (RTE-23): a mail's link unsubscribes without further input. */
export interface UnsubscribeContext {
  /** Token of the mail's link; empty if missing or no longer valid. */
  readonly token: string
  /** `stopped`: unsubscribed; `old`: the link is used up; `address`: invalid email address; `wait`: too many requests. */
  readonly state: 'asked' | 'stopped' | 'old' | 'address' | 'wait'
}

/** A site with alert mails to shoppers (FAV-06). */
export const offersAlerts = isOn('/garage/alerts')

const needs = [accountsOn, offersAlerts]

/** Whether a site sends alert mails (FAV-06): it has accounts, and alerts are switched on. */
export const sendsAlerts = (config: Pick<ResolvedConfig, 'auth' | 'garage'>): boolean => shows({ needs }, { config })

/** How often a shopper wants alert mails. */
export type AlertChoice = 'off' | 'atOnce' | 'daily'

interface MailPreferences {
  readonly alerts: AlertChoice
  /** When the last alert mail was sent, ISO in UTC; null if none. */
  readonly alertedAt: string | null
}

/** Minimum time between two immediate alert mails to a shopper; news in between are batched. Milliseconds. */
const pauseMs = 3_600_000

/**
 * Whether an alert mail may be sent to a shopper at an instant (FAV-06): only if they opted in, outside the site's quiet hours, and
 * within their chosen frequency.
 */
export const mayMailNow = (
  { alerts, alertedAt }: MailPreferences,
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

/** The shopper's options for alert mails; the wording is stored with the consent (FAV-06). */
export const alertChoices = {
  off: 'No emails about cars',
  atOnce:
    'Email me when a car I’m watching drops in price, sells or is available again, and when a car matching one of my searches arrives',
  daily: 'The same, but no more than one email a day',
} as const satisfies { readonly [Choice in AlertChoice]: string }

/** Parses an alert choice from a form; null if invalid. */
export const alertChoice = (text: unknown): AlertChoice | null =>
  typeof text === 'string' && Object.hasOwn(alertChoices, text) ? (text as AlertChoice) : null
