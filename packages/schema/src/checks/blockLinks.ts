import { blocks } from '../blocks/blocks'
import type { CrossCheck, Finding } from './CrossCheck'
import { linkFault, linkTargets } from './linkTargets'

/** By kind: the settings of a block that are links, each with the setting that names it. */
const linksOf: Readonly<Record<string, readonly { readonly href: string; readonly label: string }[]>> = Object.fromEntries(
  Object.entries(blocks).map(([kind, { properties }]) => [
    kind,
    Object.keys(properties)
      .filter((key) => key.endsWith('Href'))
      .map((key) => ({ href: key, label: key.replace(/Href$/, 'Label') })),
  ]),
)

/** Buttons and links of blocks lead somewhere, and to pages the site has. */
export const blockLinks: CrossCheck = (config) => {
  const targetOf = linkTargets(config)
  const findings: Finding[] = []
  for (const page of config.pages.list) {
    if (!page.shown) continue
    for (const block of page.blocks) {
      if (!block.shown) continue
      const find = (path: string, message: string) =>
        findings.push({ pointer: `/pages/list/${page.id}/blocks/${block.id}/${path}`, severity: 'warning', message })
      const check = (path: string, href: unknown) => {
        const fault = typeof href === 'string' ? linkFault(targetOf(href)) : null
        if (fault) find(path, `A link on the page “${page.title}” leads to ${href}, ${fault}.`)
      }
      const settings: Readonly<Record<string, unknown>> = block as typeof block & Record<string, unknown>
      for (const { href, label } of linksOf[block.kind] ?? []) {
        // A button without words does not show, wherever it would lead.
        if (settings[label] === '') continue
        if (settings[href] === '') find(href, `The button “${String(settings[label])}” on the page “${page.title}” leads nowhere.`)
        else check(href, settings[href])
      }
      if ('entries' in block) for (const entry of block.entries) if ('href' in entry) check(`entries/${entry.id}/href`, entry.href)
    }
  }
  return findings
}
