/** What is asked of a source of a kind, such as its address. */
export interface FeedSourceField {
  /** The source's own name of it. */
  readonly name: string
  readonly title: string
  readonly help: string
  readonly kind: 'text' | 'address' | 'number' | 'secret'
  /** An example, shown where nothing is typed yet. */
  readonly example: string
  /** Whether a source can be without it. */
  readonly isOptional?: boolean
}

/** A way in which a dealer's file comes. */
export interface FeedKind {
  readonly kind: string
  readonly title: string
  /** For whom it is, in a sentence. */
  readonly about: string
  /** Whether somebody goes to the source by a schedule. */
  readonly isFetched: boolean
  readonly fields: readonly FeedSourceField[]
}

/** Every way in which a dealer's file comes, the simplest first. */
export const feedKinds: readonly FeedKind[] = [
  {
    kind: 'upload',
    title: 'A file you upload',
    about: 'A spreadsheet or an export, given here whenever you have a newer one.',
    isFetched: false,
    fields: [],
  },
  {
    kind: 'https',
    title: 'A web address',
    about: 'Your system puts its file on the web; it is fetched as often as you say.',
    isFetched: true,
    fields: [
      {
        name: 'url',
        title: 'Address of the file',
        help: 'The whole address, with https://.',
        kind: 'address',
        example: 'https://dms.example.com/exports/stock.csv',
      },
    ],
  },
  {
    kind: 'folder',
    title: 'A folder on this server',
    about: 'Something leaves a file in a folder of its own; the newest one that fits counts.',
    isFetched: true,
    fields: [{ name: 'file', title: 'Name of the file', help: 'A star stands for anything.', kind: 'text', example: 'stock*.csv' }],
  },
  {
    kind: 'push',
    title: 'Pushed by your system',
    about: 'Your dealer management system sends cars by itself, one by one or all together.',
    isFetched: false,
    fields: [],
  },
]
