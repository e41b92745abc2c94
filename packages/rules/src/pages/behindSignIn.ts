import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { findGate } from '../accounts/findGate'
import { filledBlock, textValues } from '../blocks/textValues'
import { showsBlock } from '../blocks/whyBlocksShow'
import type { SiteData } from '../sites/SiteData'
import { matchRoute } from './matchRoute'

/** What a page that asks to sign in says of itself before: its heading, a sentence, and what stands below it. */
export interface BehindSignIn {
  readonly heading: string
  readonly text: string
  readonly parts: readonly string[]
}

/**
 * What stands behind the sign-in, in the words of the page that asked for it; null where that is no page of the site's own words, such
 * as a garage, or is open to everybody, such as the one a heart was pressed on (AUTH-04, AUTH-08). Blocks that depend on data are left out, as nothing of theirs is loaded for somebody signed out.
 *
 * @param redirect where somebody gets once signed in
 * @param now as an ISO instant
 */
export const behindSignIn = (redirect: string, about: { config: ResolvedConfig; site: SiteData; now: string }): BehindSignIn | null => {
  const { config, site, now } = about
  const path = redirect.replace(/[?#].*$/s, '')
  if (findGate(path, config) === null) return null
  const match = matchRoute(config, site.names, path)
  if (match.kind !== 'page' || match.route.page !== 'content') return null
  const { pageId } = match.route
  const page = config.pages.list.find(({ id }) => id === pageId)
  if (!page) return null
  const values = textValues(config, site)
  const headings = page.blocks
    .map((block) => filledBlock(block, values))
    .filter((block) => showsBlock({ block, data: {}, site, config, now }))
    .flatMap(({ heading }) => (heading.trim() === '' ? [] : [heading.trim()]))
  const [heading = page.title, ...parts] = headings
  return { heading, text: page.description, parts }
}
