import type { PublishedSite } from '@forecourt/data/sites/publishedSite'
import { siteLayer } from '@forecourt/data/sites/siteLayer'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import type { DemoSite } from './seededDemo'

/** The site as it would be with a few settings said otherwise, and what is wrong with them. */
export const changedSite = (
  { site, layers }: DemoSite,
  values: ConfigValues,
): { site: PublishedSite; problems: readonly ConfigProblem[] } => {
  const { config, problems } = resolveConfig([...layers, siteLayer('What is tried', values)])
  return { site: { ...site, config }, problems }
}
