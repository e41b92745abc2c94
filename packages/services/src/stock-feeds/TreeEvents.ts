import { FeedFault } from './FeedRecords'

/** Events of a tree parser (XML or JSON), in document order. */
export interface TreeEvents {
  /**
   * Starts a branch; events until its `close` are inside it.
   *
   * @param isListed whether it is an item of a list, whose items share one name; in XML repeated names are a list anyway
   */
  open(name: string, isListed: boolean): void
  close(): void
  leaf(name: string, text: string, isListed: boolean): void
  /** An empty list. */
  emptyList(name: string): void
}

/** Maximum nesting of a file, far above any feed. */
export const deepestFile = 200

export const tooDeep = (): FeedFault => new FeedFault(`The file can’t be read: it is nested more than ${deepestFile} levels deep.`)
