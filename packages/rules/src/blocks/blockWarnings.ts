import type { CrossCheck, Finding } from '@forecourt/schema/checks/CrossCheck'
import { linkFault, linkTargets } from '@forecourt/schema/checks/linkTargets'
import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import { type Part, shows } from '../parts/Part'
import type { BlockWarning, ContentBlock } from './BlockRules'
import { findBlockRules } from './findBlockRules'

/** A button or link of a block; names the settings that hold its label and its target. */
interface BlockButton extends Part<{ readonly block: ContentBlock }> {
  readonly label: string
  readonly hrefKey: string
}

const isButton = (part: object): part is BlockButton => 'hrefKey' in part

/** The buttons and links among the parts of a block. */
const blockButtons = (block: ContentBlock): readonly BlockButton[] =>
  Object.values<object>(findBlockRules(block).parts ?? {}).filter(isButton)

/** Checks that visible buttons and links of blocks have a target, and that it is a page of the site. */
export const blockLinks: CrossCheck = (config, recordPaths) => {
  const findTarget = linkTargets(config, recordPaths)
  const findings: Finding[] = []
  for (const page of config.pages.list) {
    if (!isSwitchedOn(page)) continue
    for (const block of page.blocks) {
      if (!isSwitchedOn(block)) continue
      const find = (path: string, message: string) =>
        findings.push({ pointer: `/pages/list/${page.id}/blocks/${block.id}/${path}`, severity: 'warning', message, topic: 'links' })
      const check = (path: string, href: string) => {
        const fault = linkFault(findTarget(href))
        if (fault) find(path, `A link on the page “${page.title}” leads to ${href}, ${fault}.`)
      }
      for (const button of blockButtons(block)) {
        if (!shows(button, { block })) continue
        const href = String(Reflect.get(block, button.hrefKey))
        if (href !== '') check(button.hrefKey, href)
        else find(button.hrefKey, `The button “${String(Reflect.get(block, button.label))}” on the page “${page.title}” leads nowhere.`)
      }
      if ('entries' in block) for (const entry of block.entries) if ('href' in entry) check(`entries/${entry.id}/href`, entry.href)
    }
  }
  return findings
}

const noDescription = 'has no description for shoppers who can’t see it'

type Found = BlockWarning & Pick<Finding, 'topic'>

/** Checks that pictures have an alt text (WCAG 2, 1.1.1) where a setting holds it. */
const picturesWithoutText = (block: ContentBlock, page: string): Found[] => {
  const beside = block.heading.trim() === '' ? '' : ` beside “${block.heading.trim()}”`
  return (findBlockRules(block).pictures?.(block) ?? []).flatMap(({ altText, altTextKey, errorSubject }) =>
    altText.trim() === ''
      ? [{ at: altTextKey, message: `${errorSubject}${beside} on the page “${page}” ${noDescription}.`, topic: 'accessibility' }]
      : [],
  )
}

/** Publish warnings and errors of the blocks of content pages, by the rules of each kind (CNT-08, SRC-30). */
export const blockWarnings: CrossCheck = (config) =>
  config.pages.list.flatMap((page) =>
    page.blocks.flatMap((block) => {
      const isShown = isSwitchedOn(page) && isSwitchedOn(block)
      const found: Found[] = [
        ...(isShown ? picturesWithoutText(block, page.title) : []),
        // A hidden block never blocks publishing.
        ...(findBlockRules(block).warnings?.(block, page.title, config) ?? []).filter(({ severity }) => isShown || severity !== 'error'),
      ]
      return found.map(
        ({ at, ...finding }): Finding => ({ severity: 'warning', ...finding, pointer: `/pages/list/${page.id}/blocks/${block.id}/${at}` }),
      )
    }),
  )
