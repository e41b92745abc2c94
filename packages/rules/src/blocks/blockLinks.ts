import type { CrossCheck, Finding } from '@forecourt/schema/checks/CrossCheck'
import { linkFault, linkTargets } from '@forecourt/schema/checks/linkTargets'
import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import { shows } from '../parts/shows'
import { blockButtons } from './blockButtons'

/** Buttons that show and links of blocks lead somewhere, and to pages the site has. */
export const blockLinks: CrossCheck = (config, recordPaths) => {
  const targetOf = linkTargets(config, recordPaths)
  const findings: Finding[] = []
  for (const page of config.pages.list) {
    if (!isSwitchedOn(page)) continue
    for (const block of page.blocks) {
      if (!isSwitchedOn(block)) continue
      const find = (path: string, message: string) =>
        findings.push({ pointer: `/pages/list/${page.id}/blocks/${block.id}/${path}`, severity: 'warning', message, topic: 'links' })
      const check = (path: string, href: string) => {
        const fault = linkFault(targetOf(href))
        if (fault) find(path, `A link on the page “${page.title}” leads to ${href}, ${fault}.`)
      }
      for (const button of blockButtons(block)) {
        if (!shows(button, { block })) continue
        const href = String(Reflect.get(block, button.leadsTo))
        if (href !== '') check(button.leadsTo, href)
        else find(button.leadsTo, `The button “${String(Reflect.get(block, button.label))}” on the page “${page.title}” leads nowhere.`)
      }
      if ('entries' in block) for (const entry of block.entries) if ('href' in entry) check(`entries/${entry.id}/href`, entry.href)
    }
  }
  return findings
}
