/** Addresses of the measured installation. */
export interface BenchContext {
  readonly sitePort: number
  readonly consolePort: number
  readonly barePort: number
  readonly ownerUrl: string
  /** Folder of its files and secrets. */
  readonly dataDirectory: string
}
