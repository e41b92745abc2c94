import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isOn } from '../parts/settingNeeds'

/** A site on which shoppers can sign in (AUTH-07). */
export const accountsOn = isOn('/auth/enabled')

/** Whether shoppers can sign in on a site (AUTH-07). */
export const hasAccounts = (config: { readonly auth: Pick<ResolvedConfig['auth'], 'enabled'> }): boolean => accountsOn.holds({ config })
