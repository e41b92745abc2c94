/** A style, script or font of the build that rendered a page. */
export interface PageFile {
  /** Path on the site. */
  readonly address: string
  /** SHA-256 of the content. */
  readonly hash: string
  readonly content: Buffer
}
