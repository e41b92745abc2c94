import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { runsOn } from '@forecourt/rules/dates/runsOn'
import type { BlockData, SiteData } from '@forecourt/rules/pages/PageData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ContentBlock } from './BlockProps'
import { locationsFor } from './locations/locationsFor'

/** Whether a block has something to show: lists of nothing and banners that do not run are left out, reviews stay away below the configured average (REV-01), and the calculator waits until its rate is confirmed (FIN-24). */
export const hasContent = (block: ContentBlock, data: BlockData, site: SiteData, config: ResolvedConfig, now: string): boolean => {
  switch (block.kind) {
    case 'featuredStock':
      return (data.cars ?? []).length > 0
    case 'browse':
      return (data.entries ?? []).length > 0
    case 'offers':
      return (data.offers ?? []).length > 0
    case 'reviews':
      return config.reviews.show && (data.reviews ?? []).length > 0 && (data.reviewSummary?.averageRating ?? 0) > config.reviews.minAverage
    case 'locations':
      return locationsFor(site.locations, block.filter, block).length > 0
    case 'banner':
      return runsOn(block, momentInZone(now, config.identity.timeZone).date)
    case 'calculator':
      return config.calculator.confirmed
    case 'photos':
      return block.entries.some(({ image }) => image !== '')
    case 'people':
    case 'prices':
    case 'reasons':
    case 'questions':
    case 'links':
      return block.entries.length > 0
    default:
      return true
  }
}
