import type { Finding } from '@forecourt/schema/checks/CrossCheck'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Part } from './Part'

/** What publishing warns of: a part that is switched on, but can't show anywhere, because the next thing that it needs of the site is missing. */
export const neverShown = ({ needs }: Pick<Part<never>, 'needs'>, config: ResolvedConfig): Finding | null => {
  for (const { ofSite, warning, settings: [first = ''] = [], warnsAt: pointer = first } of needs) {
    if (!ofSite || ofSite({ config })) continue
    return warning ? { pointer, severity: 'warning', message: warning(config) } : null
  }
  return null
}
