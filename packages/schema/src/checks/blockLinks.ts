import { blocks } from '../blocks/blocks'
import type { CrossCheck, Finding } from './CrossCheck'
import { pathExists } from './pathExists'

/** By kind: the settings of a block that are links. */
const linksOf: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(blocks).map(([kind, { properties }]) => [kind, Object.keys(properties).filter((key) => key.endsWith('Href'))]),
)

/** Buttons and links of blocks lead to pages the site has. */
export const blockLinks: CrossCheck = (config) => {
  const exists = pathExists(config)
  const findings: Finding[] = []
  for (const page of config.pages.list) {
    for (const block of page.blocks) {
      const check = (path: string, href: unknown) => {
        if (typeof href !== 'string' || exists(href)) return
        const pointer = `/pages/list/${page.id}/blocks/${block.id}/${path}`
        const message = `A link on the page “${page.title}” leads to ${href}, which is not a page of this site.`
        findings.push({ pointer, severity: 'warning', message })
      }
      const settings: Readonly<Record<string, unknown>> = block as typeof block & Record<string, unknown>
      for (const key of linksOf[block.kind] ?? []) check(key, settings[key])
      if ('entries' in block) for (const entry of block.entries) if ('href' in entry) check(`entries/${entry.id}/href`, entry.href)
    }
  }
  return findings
}
