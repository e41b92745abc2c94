import { modelPageClashes, slugClashes } from '@forecourt/rules/pages/slugClashes'
import { stockFacts } from '@forecourt/rules/pages/stockFacts'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { claimFindings } from '@forecourt/schema/checks/claimFindings'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'

/** Promises in the site's texts that contradict its cars or locations. */
const brokenClaims = (config: ResolvedConfig, site: SiteData): ConfigProblem[] =>
  claimFindings(config, stockFacts(config, site)).map((finding) => ({
    ...finding,
    where: settingAt(finding.pointer, config)?.where ?? '',
    kind: 'value',
    topic: 'law',
  }))

/** Locations and dealerships whose stock link lists other cars. */
const clashes = (config: ResolvedConfig, site: SiteData): ConfigProblem[] =>
  slugClashes(config, site).map(({ kind, name, message }) => ({
    pointer: '/locations/viewStock',
    where: `${kind === 'location' ? 'Location' : 'Dealership'} “${name}”`,
    message,
    severity: 'warning',
    kind: 'value',
    topic: 'links',
  }))

/** Warnings and errors that depend on the site's cars, locations and models, so that no setting by itself shows them. */
export const siteProblems = (config: ResolvedConfig, site: SiteData | null): ConfigProblem[] =>
  site ? [...brokenClaims(config, site), ...clashes(config, site), ...modelPageClashes(config, site.names)] : []
