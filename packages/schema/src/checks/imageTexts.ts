import type { ResolvedConfig } from '../ResolvedConfig'
import type { CrossCheck, Finding } from './CrossCheck'

type Page = ResolvedConfig['pages']['list'][number]
type Block = Page['blocks'][number]

const unsaid = 'has no words for shoppers who can’t see it'

/** The picture of a block that has one and shows it, unless words say what is on it. */
const ofBlock = (block: Block, page: Page): Finding[] => {
  const pointer = `/pages/list/${page.id}/blocks/${block.id}`
  const warn = (path: string, what: string): Finding => ({
    pointer: `${pointer}/${path}`,
    severity: 'warning',
    message: `${what} on the page “${page.title}” ${unsaid}.`,
  })
  const called = block.heading.trim() === '' ? '' : ` beside “${block.heading.trim()}”`
  switch (block.kind) {
    case 'hero':
      return block.layout !== 'plain' && block.image !== '' && block.imageAlt.trim() === ''
        ? [warn('imageAlt', `The picture${called}`)]
        : []
    case 'feature':
      return block.image !== '' && block.imageAlt.trim() === '' ? [warn('imageAlt', `The picture${called}`)] : []
    case 'photos':
      return block.entries.flatMap(({ id, image, caption }, index) =>
        image !== '' && caption.trim() === ''
          ? [warn(`entries/${id}/caption`, `Picture ${index + 1} of ${block.entries.length}${called}`)]
          : [],
      )
    case 'people':
      return block.entries.flatMap(({ id, name, image }, index) =>
        image !== '' && name.trim() === '' ? [warn(`entries/${id}/name`, `Portrait ${index + 1} of ${block.entries.length}${called}`)] : [],
      )
    default:
      return []
  }
}

/** Pictures say in words what they show (WCAG 2, 1.1.1), wherever a setting holds these words. */
export const imageTexts: CrossCheck = ({ pages, search }) => [
  ...pages.list
    .filter(({ shown }) => shown)
    .flatMap((page) => page.blocks.filter(({ shown }) => shown).flatMap((block) => ofBlock(block, page))),
  ...search.promos.flatMap(({ id, image, title, text }, index): Finding[] =>
    image !== '' && title.trim() === '' && text.trim() === ''
      ? [
          {
            pointer: `/search/promos/${id}/title`,
            severity: 'warning',
            message: `The picture of promotion ${index + 1} among the cars ${unsaid}: give it a title.`,
          },
        ]
      : [],
  ),
]
