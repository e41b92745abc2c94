import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isOn } from '../../parts/settingNeeds'
import { shows } from '../../parts/shows'
import { accountsOn } from '../hasAccounts'

const needs = [accountsOn, isOn('/garage/alerts')]

/** Whether a site sends mail about cars at all (FAV-06): shoppers can sign in there, and it offers to write to them. */
export const sendsAlerts = (config: Pick<ResolvedConfig, 'auth' | 'garage'>): boolean => shows({ needs }, { config })
