import type { CrossCheck, Finding } from './CrossCheck'
import { pathExists } from './pathExists'

/** Buttons and links of blocks lead to pages the site has. */
export const blockLinks: CrossCheck = (config) => {
  const exists = pathExists(config)
  return config.pages.list.flatMap((page) =>
    page.blocks.flatMap((block) => {
      const at = `/pages/list/${page.id}/blocks/${block.id}`
      const own = Object.entries(block).flatMap(([key, value]) =>
        key.endsWith('Href') && typeof value === 'string' ? [{ pointer: `${at}/${key}`, href: value }] : [],
      )
      const entries = 'entries' in block ? block.entries.map(({ id, href }) => ({ pointer: `${at}/entries/${id}/href`, href })) : []
      return [...own, ...entries]
        .filter(({ href }) => !exists(href))
        .map(
          ({ pointer, href }): Finding => ({
            pointer,
            severity: 'warning',
            message: `A link on the page “${page.title}” leads to ${href}, which is not a page of this site.`,
          }),
        )
    }),
  )
}
