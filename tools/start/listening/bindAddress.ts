/** Localhost only. */
const loopback = '127.0.0.1'

/** Which users an installation has. */
export interface SignIns {
  readonly hasUsers: boolean
  /** Users with the demo password, which is public. */
  readonly hasDemoUsers: boolean
}

/** Listen address of an app: as configured; otherwise localhost while users with the demo password exist. */
export const bindAddress = (configured: string | undefined, { hasDemoUsers }: SignIns): string | undefined =>
  configured || (hasDemoUsers ? loopback : undefined)
