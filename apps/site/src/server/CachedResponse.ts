/** A finished response, cached as it will be sent. */
export interface CachedResponse {
  readonly status: number
  readonly headers: { readonly [name: string]: string | readonly string[] }
  readonly body: Buffer
  readonly etag: string
  readonly tags: readonly string[]
  /** Milliseconds since the epoch; until then it is sent without asking anyone. */
  readonly freshUntil: number
  /** Until then it is better than an error. */
  readonly usableUntil: number
}
