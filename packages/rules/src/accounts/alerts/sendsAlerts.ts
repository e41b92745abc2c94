import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isOn } from '../../parts/settingNeeds'
import { shows } from '../../parts/shows'
import { accountsOn } from '../hasAccounts'

/** A site that offers to write to shoppers about cars (FAV-06). */
export const offersAlerts = isOn('/garage/alerts')

const needs = [accountsOn, offersAlerts]

/** Whether a site sends mail about cars at all (FAV-06): shoppers can sign in there, and it offers to write to them. */
export const sendsAlerts = (config: Pick<ResolvedConfig, 'auth' | 'garage'>): boolean => shows({ needs }, { config })
