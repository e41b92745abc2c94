/** Localhost only. */
const loopback = '127.0.0.1'

/** Who can sign in: no users yet, or users with the public demo password. */
export interface SignIns {
  readonly anyone: boolean
  readonly demo: boolean
}

/** Listen address of an app: as configured; otherwise localhost while users with the demo password exist. */
export const bindAddress = (configured: string | undefined, { demo }: SignIns): string | undefined =>
  configured || (demo ? loopback : undefined)
