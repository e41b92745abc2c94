import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { findGate } from '../accounts/findGate'
import type { ContentBlock } from '../blocks/BlockRules'
import { filledBlock, textValues } from '../blocks/textValues'
import { showsBlock } from '../blocks/whyBlocksShow'
import type { SiteData } from '../sites/SiteData'
import { matchRoute } from './matchRoute'

/** Introduction of a page that requires sign-in: heading, text, and headings of its blocks. */
export interface BehindSignIn {
  readonly heading: string
  readonly text: string
  readonly parts: readonly string[]
  /** Its prize draws: their terms are stated before an email address is asked for (RTE-21). */
  readonly draws: readonly ContentBlock<'spin'>[]
}

/**
 * Introduces the page behind the sign-in with its own texts; null if it has none, such as a garage, or is public, such as one where a car
 * was saved (AUTH-04, AUTH-08). Omits blocks with data, which isn't loaded without sign-in.
 *
 * @param redirect target after sign-in
 * @param now as an ISO instant
 */
export const behindSignIn = (redirect: string, context: { config: ResolvedConfig; site: SiteData; now: string }): BehindSignIn | null => {
  const { config, site, now } = context
  const path = redirect.replace(/[?#].*$/s, '')
  if (findGate(path, config) === null) return null
  const match = matchRoute(config, site.names, path)
  if (match.kind !== 'page' || match.route.page !== 'content') return null
  const { pageId } = match.route
  const page = config.pages.list.find(({ id }) => id === pageId)
  if (!page) return null
  const values = textValues(config, site)
  const blocks = page.blocks
    .map((block) => filledBlock(block, values))
    .filter((block) => showsBlock({ block, data: {}, site, config, now }))
  const headings = blocks.flatMap(({ heading }) => (heading.trim() === '' ? [] : [heading.trim()]))
  const [heading = page.title, ...parts] = headings
  return { heading, text: page.description, parts, draws: blocks.filter((block) => block.kind === 'spin') }
}
