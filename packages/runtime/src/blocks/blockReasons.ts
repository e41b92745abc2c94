import type { BlockData, SiteData } from '@forecourt/rules/pages/PageData'
import type { Reason } from '@forecourt/rules/reasons/Reason'
import { reasonOf } from '@forecourt/rules/reasons/reasonOf'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import type { ContentBlock } from './BlockProps'
import { blockPartReasons } from './blockPartReasons'
import { hasContent } from './hasContent'

interface Asked {
  readonly yes: string
  readonly no: string
  readonly rule: string
  readonly settings: readonly string[]
}

/** What a kind of block asks for beside being switched on. */
const askedOf = (block: ContentBlock, pointer: string): Asked => {
  switch (block.kind) {
    case 'featuredStock':
      return {
        rule: 'CFG-12',
        yes: 'There are cars to show.',
        no: 'No cars of the site are of its kind.',
        settings: [`${pointer}/selection`],
      }
    case 'browse':
      return { rule: 'CFG-12', yes: 'There is stock to browse.', no: 'There is no stock to browse.', settings: [`${pointer}/by`] }
    case 'offers':
      return { rule: 'OFR-01', yes: 'There are offers now.', no: 'No offer runs now.', settings: [] }
    case 'reviews':
      return {
        rule: 'REV-01',
        yes: 'There are reviews, and their average is above the least.',
        no: 'Reviews show only where there are some and their average is above the least.',
        settings: ['/reviews/show', '/reviews/minAverage'],
      }
    case 'locations':
      return { rule: 'LOC-02', yes: 'There are such locations.', no: 'No location is of its kind.', settings: [`${pointer}/filter`] }
    case 'banner':
      return {
        rule: 'CNT-08',
        yes: 'It runs now.',
        no: 'It does not run now.',
        settings: [`${pointer}/start`, `${pointer}/expiry`],
      }
    case 'calculator':
      return {
        rule: 'FIN-24',
        yes: 'Its rate and example are confirmed.',
        no: 'Nobody has confirmed the rate and the example it would open with.',
        settings: ['/calculator/confirmed', '/calculator/defaultRate', '/estimate/rate', '/estimate/comparisonRate'],
      }
    default:
      return { rule: '', yes: 'It has something to show.', no: 'It has nothing to show.', settings: [pointer] }
  }
}

/** Says of every block of a content page, and of its buttons and pictures, why it shows or not (CFG-12, REV-01, LOC-02), as `hasContent` decides it. */
export const blockReasons = (
  page: ResolvedConfig['pages']['list'][number],
  blocks: { readonly [blockId: string]: BlockData },
  site: SiteData,
  config: ResolvedConfig,
  now: string,
): Reason[] =>
  page.blocks.flatMap((block) => {
    const pointer = `/pages/list/${page.id}/blocks/${block.id}`
    const data = blocks[block.id] ?? {}
    const { rule, yes, no, settings } = askedOf(block, pointer)
    const average = data.reviewSummary?.averageRating
    const called = settingAt(pointer, config)?.node.title ?? block.kind
    const own = reasonOf({ id: `block-${block.id}`, title: block.heading.trim() || called, element: pointer }, [
      {
        holds: block.shown,
        rule: '',
        title: 'Switched on',
        yes: 'It is switched on.',
        no: 'It is switched off.',
        settings: [`${pointer}/shown`],
      },
      {
        holds: hasContent(block, data, site, config, now),
        rule,
        title: 'Something to show',
        yes,
        no,
        settings,
        fields: average === undefined ? [] : [{ name: 'Average rating', value: String(average) }],
      },
    ])
    return [own, ...blockPartReasons(block, own)]
  })
