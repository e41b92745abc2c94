import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasAccounts } from './hasAccounts'

/** The addresses of a site's garage: its own and those a brand calls it by; none where nobody signs in (RTE-22, AUTH-07). */
export const garagePaths = (config: Pick<ResolvedConfig, 'auth' | 'garage'>): readonly string[] =>
  hasAccounts(config) ? ['/my-garage', ...config.garage.paths.filter((path) => path !== '/my-garage')] : []
