/** Everything about the moment of a request that a page may depend on. */
export interface PageRequest {
  /** The instant the page is for, ISO in UTC: rendering itself reads no clock. */
  readonly now: string
  /** The address of the site without a trailing slash, such as https://cars.example. */
  readonly origin: string
  /** Where pictures of the media library come from, without a trailing slash: an image CDN (API-15); the site's own origin where left out. */
  readonly pictureOrigin?: string
  /** 'preview' marks a rendering that must have no effects on the world. */
  readonly mode: 'live' | 'preview'
}
