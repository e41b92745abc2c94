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
  readonly description: string
  /** Whether the file is fetched on a schedule. */
  readonly isFetched: boolean
  readonly fields: readonly FeedSourceField[]
}

const serverFields = (port: number, file: string): readonly FeedSourceField[] => [
  { name: 'host', title: 'Server', help: 'Server name without a protocol.', kind: 'text', example: 'files.dms.example.com' },
  {
    name: 'port',
    title: 'Port',
    help: `${port} unless your supplier says otherwise.`,
    kind: 'number',
    example: String(port),
    isOptional: true,
  },
  { name: 'user', title: 'User', help: 'User name on the server.', kind: 'text', example: 'harbour-motors' },
  {
    ...{ name: 'password', title: 'Password', kind: 'secret', example: '', isOptional: true },
    help: 'Stored encrypted and never shown. Leave empty to keep the current one.',
  },
  {
    name: 'path',
    title: 'File',
    help: 'The file’s path. Use * in the name to match anything. New files are read oldest first.',
    kind: 'text',
    example: file,
  },
]

/** All kinds of stock feeds, simplest first. */
export const feedKinds: readonly FeedKind[] = [
  {
    kind: 'upload',
    title: 'A file you upload',
    description: 'A spreadsheet or an export that you upload whenever you have a newer one.',
    isFetched: false,
    fields: [],
  },
  {
    kind: 'https',
    title: 'A web address',
    description: 'Your system puts its file on the web. It is fetched as often as you choose.',
    isFetched: true,
    fields: [
      {
        name: 'url',
        title: 'Address of the file',
        help: 'The full address, with https://.',
        kind: 'address',
        example: 'https://dms.example.com/exports/stock.csv',
      },
    ],
  },
  {
    kind: 'sftp',
    title: 'An SFTP server',
    description: 'Your supplier puts files on its SFTP server. New files are fetched as often as you choose.',
    isFetched: true,
    fields: [
      ...serverFields(22, '/out/stock*.csv'),
      {
        ...{ name: 'privateKey', title: 'Private key', kind: 'secret', example: '', isOptional: true },
        help: 'Use instead of a password: the full content of the key file. Stored encrypted and never shown.',
      },
    ],
  },
  {
    kind: 'ftps',
    title: 'An FTP server with TLS',
    description: 'Like SFTP, but with FTP over an encrypted connection.',
    isFetched: true,
    fields: serverFields(21, '/out/stock*.csv'),
  },
  {
    kind: 'ftp',
    title: 'An FTP server',
    description: 'Like SFTP, but with plain FTP: the password and data can be read in transit. Only for suppliers without a secure option.',
    isFetched: true,
    fields: serverFields(21, '/out/stock*.csv'),
  },
  {
    kind: 'folder',
    title: 'A folder on this server',
    description: 'Files arrive in a folder on this server. The newest one that matches is used.',
    isFetched: true,
    fields: [{ name: 'file', title: 'Name of the file', help: 'A star matches anything.', kind: 'text', example: 'stock*.csv' }],
  },
  {
    kind: 'push',
    title: 'Pushed by your system',
    description: 'Your dealer management system sends cars automatically, one by one or all together.',
    isFetched: false,
    fields: [],
  },
]
