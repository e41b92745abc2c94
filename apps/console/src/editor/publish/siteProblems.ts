import { modelPageClashes, slugClashes } from '@forecourt/rules/pages/slugClashes'
import { stockFacts } from '@forecourt/rules/pages/stockFacts'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { claimFindings } from '@forecourt/schema/checks/claimFindings'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'

/** Promises of the site's texts that its cars or places contradict. */
const brokenClaims = (config: ResolvedConfig, site: SiteData): ConfigProblem[] =>
  claimFindings(config, stockFacts(config, site)).map((finding) => ({
    ...finding,
    where: settingAt(finding.pointer, config)?.where ?? '',
    kind: 'value',
    topic: 'law',
  }))

/** Places whose stock link lists other cars. */
const clashes = (config: ResolvedConfig, site: SiteData): ConfigProblem[] =>
  slugClashes(config, site).map(({ kind, name, message }) => ({
    pointer: '/locations/viewStock',
    where: `${kind === 'location' ? 'Location' : 'Dealership'} “${name}”`,
    message,
    severity: 'warning',
    kind: 'value',
    topic: 'links',
  }))

/** What deserves a look before publishing, or refuses it, though no setting by itself shows it: it takes the site's cars, places and models to see. */
export const siteProblems = (config: ResolvedConfig, site: SiteData | null): ConfigProblem[] =>
  site ? [...brokenClaims(config, site), ...clashes(config, site), ...modelPageClashes(config, site.names)] : []
