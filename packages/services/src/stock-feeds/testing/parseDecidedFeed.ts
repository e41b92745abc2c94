import { correctedRecords } from '../correctedRecords'
import type { FeedContext } from '../FeedContext'
import { FeedFault } from '../FeedRecords'
import { suggestedMapping } from '../suggestedMapping'
import { unreadHeadings } from '../unreadHeadings'
import { parseWholeFeed, type WholeFeed } from './parseWholeFeed'

/** Reads a small feed as if a user had decided that no unread column matters, so that only the rules of remarks make its cars wait. */
export const parseDecidedFeed = async (file: string | Uint8Array, context: FeedContext): Promise<WholeFeed | FeedFault> => {
  try {
    const { headings } = await correctedRecords(typeof file === 'string' ? new TextEncoder().encode(file) : file, context.corrections)
    const mapping = context.mapping ?? suggestedMapping(headings).mapping
    const decided = Object.fromEntries(
      unreadHeadings(headings, mapping).map((heading) => [heading, { ignores: 'all' as const, holds: [] }]),
    )
    return parseWholeFeed(file, { ...context, mapping: { ...mapping, decided } })
  } catch (error) {
    if (error instanceof FeedFault) return error
    throw error
  }
}
