/** Addresses of the measured installation. */
export interface BenchContext {
  readonly sitePort: number
  readonly consolePort: number
  readonly barePort: number
  readonly ownerUrl: string
  /** Folder of the installation's files and secrets. */
  readonly dataDirectory: string
}
