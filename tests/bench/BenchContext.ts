/** Where the running installation under measurement is reached. */
export interface BenchContext {
  readonly sitePort: number
  readonly consolePort: number
  readonly barePort: number
  readonly ownerUrl: string
  /** Where it keeps its files and secrets. */
  readonly dataDirectory: string
}
