import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** The addresses of a site's garage: its own and those a brand calls it by; none where nobody signs in (RTE-22, AUTH-07). */
export const garagePaths = ({ auth, garage }: Pick<ResolvedConfig, 'auth' | 'garage'>): readonly string[] =>
  auth.enabled ? ['/my-garage', ...garage.paths.filter((path) => path !== '/my-garage')] : []
