import type { CrossCheck, Finding } from '@forecourt/schema/checks/CrossCheck'
import { linkFault, linkTargets } from '@forecourt/schema/checks/linkTargets'
import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import { type Part, shows } from '../parts/Part'
import type { BlockWarning, ContentBlock } from './BlockRules'
import { findBlockRules } from './findBlockRules'

/** A button or link of a block: what it says and where it leads are settings of the block. */
interface BlockButton extends Part<{ readonly block: ContentBlock }> {
  readonly label: string
  readonly leadsTo: string
}

const isButton = (part: object): part is BlockButton => 'leadsTo' in part

/** The buttons and links among the parts of a block. */
const blockButtons = (block: ContentBlock): readonly BlockButton[] =>
  Object.values<object>(findBlockRules(block).parts ?? {}).filter(isButton)

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

const unsaid = 'has no words for shoppers who can’t see it'

type Found = BlockWarning & Pick<Finding, 'topic'>

/** Pictures say in words what they show (WCAG 2, 1.1.1), wherever a setting holds these words. */
const unsaidPictures = (block: ContentBlock, page: string): Found[] => {
  const beside = block.heading.trim() === '' ? '' : ` beside “${block.heading.trim()}”`
  return (findBlockRules(block).pictures?.(block) ?? []).flatMap(({ words, wordsAt, called }) =>
    words.trim() === '' ? [{ at: wordsAt, message: `${called}${beside} on the page “${page}” ${unsaid}.`, topic: 'accessibility' }] : [],
  )
}

/** What publishing warns of, or refuses, about the blocks of content pages: each kind says it by its own rules (CNT-08, SRC-30). */
export const blockWarnings: CrossCheck = (config) =>
  config.pages.list.flatMap((page) =>
    page.blocks.flatMap((block) => {
      const isShown = isSwitchedOn(page) && isSwitchedOn(block)
      const found: Found[] = [
        ...(isShown ? unsaidPictures(block, page.title) : []),
        // What is hidden keeps nothing from being published.
        ...(findBlockRules(block).warnings?.(block, page.title, config) ?? []).filter(({ severity }) => isShown || severity !== 'error'),
      ]
      return found.map(
        ({ at, ...finding }): Finding => ({ severity: 'warning', ...finding, pointer: `/pages/list/${page.id}/blocks/${block.id}/${at}` }),
      )
    }),
  )
