import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { BlockRules, ContentBlock } from '../BlockRules'
import { ownButton } from '../ownParts'

/** A row of cars shows if the site has matching cars (CFG-12). */
export const featuredStock = {
  needs: [
    {
      holds: ({ data }) => (data.cars ?? []).length > 0,
      title: 'Something to show',
      yes: 'There are cars to show.',
      no: 'No cars of the site are of its kind.',
      settings: ['selection', 'make', 'model', 'body'],
    },
  ],
  parts: { link: ownButton('link', { id: 'link', title: 'Link', isOutlined: false }) },
  dataSettings: ({ selection, make, model, body, limit }) => ({ selection, make, model, body, limit }),
} as const satisfies BlockRules<'featuredStock'>

/** The config for the cards of a row: one of the newest cars has no tag of new arrivals, which every card would repeat (CARD-01). */
export const configOfRow = ({ selection }: ContentBlock<'featuredStock'>, config: ResolvedConfig): ResolvedConfig =>
  selection === 'newest' ? { ...config, tags: { ...config.tags, justArrivedDays: 0 } } : config
