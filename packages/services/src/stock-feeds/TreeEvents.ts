import { FeedFault } from './FeedRecords'

/** What is told of a tree, such as XML and JSON are, in the order of the file. */
export interface TreeEvents {
  /**
   * A branch begins: what is told until its `close` is within it.
   *
   * @param isListed whether it is one of a list of things, all told under its name; in XML things of one name are a list anyhow
   */
  open(name: string, isListed: boolean): void
  close(): void
  leaf(name: string, text: string, isListed: boolean): void
  /** A list with nothing in it. */
  emptyList(name: string): void
}

/** Levels of a file: far more than any feed has. */
export const deepestFile = 200

export const tooDeep = (): FeedFault => new FeedFault(`The file can’t be read: it is nested more than ${deepestFile} levels deep.`)
