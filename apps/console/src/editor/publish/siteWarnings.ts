import type { SiteData } from '@forecourt/rules/pages/PageData'
import { slugClashes } from '@forecourt/rules/routing/slugClashes'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** What deserves a look before publishing, though no setting by itself shows it: places whose stock link lists other cars. */
export const siteWarnings = (config: ResolvedConfig, site: SiteData | null): ConfigProblem[] =>
  (site ? slugClashes(config, site) : []).map(({ kind, name, message }) => ({
    pointer: '/locations/viewStock',
    where: `${kind === 'location' ? 'Location' : 'Dealership'} “${name}”`,
    message,
    severity: 'warning',
    kind: 'value',
    topic: 'links',
  }))
