/** A field of a feed source, such as its URL. */
export interface FeedSourceField {
  /** Name in the source's settings. */
  readonly name: string
  readonly title: string
  readonly help: string
  readonly kind: 'text' | 'address' | 'number' | 'secret'
  /** Placeholder of an empty input. */
  readonly example: string
  /** Whether it is optional. */
  readonly isOptional?: boolean
}

/** A kind of stock feed. */
export interface FeedKind {
  readonly kind: string
  readonly title: string
  /** Purpose, in a sentence. */
  readonly about: string
  /** Whether the file is fetched on a schedule. */
  readonly isFetched: boolean
  readonly fields: readonly FeedSourceField[]
}

const serverFields = (port: number, file: string): readonly FeedSourceField[] => [
  { name: 'host', title: 'Server', help: 'Its name, without a protocol before it.', kind: 'text', example: 'files.dms.example.com' },
  {
    name: 'port',
    title: 'Port',
    help: `${port} unless your supplier says otherwise.`,
    kind: 'number',
    example: String(port),
    isOptional: true,
  },
  { name: 'user', title: 'User', help: 'Who we are there.', kind: 'text', example: 'harbour-motors' },
  {
    ...{ name: 'password', title: 'Password', kind: 'secret', example: '', isOptional: true },
    help: 'Kept sealed and never shown. Left empty, the one that was typed before stays.',
  },
  {
    name: 'path',
    title: 'File',
    help: 'Where it is there; a star in its name stands for anything. Each new one is read, the oldest first.',
    kind: 'text',
    example: file,
  },
]

/** All kinds of stock feeds, simplest first. */
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
    kind: 'sftp',
    title: 'An SFTP server',
    about: 'Your supplier leaves files on a server of theirs, reached by SFTP; new ones are fetched as often as you say.',
    isFetched: true,
    fields: [
      ...serverFields(22, '/out/stock*.csv'),
      {
        ...{ name: 'privateKey', title: 'Private key', kind: 'secret', example: '', isOptional: true },
        help: 'In place of a password: the whole of the key’s file. Kept sealed and never shown.',
      },
    ],
  },
  {
    kind: 'ftps',
    title: 'An FTP server with TLS',
    about: 'As above, by FTP over an encrypted connection.',
    isFetched: true,
    fields: serverFields(21, '/out/stock*.csv'),
  },
  {
    kind: 'ftp',
    title: 'An FTP server',
    about: 'As above, by plain FTP: the password and the cars can be read on their way. For suppliers who have nothing better.',
    isFetched: true,
    fields: serverFields(21, '/out/stock*.csv'),
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
