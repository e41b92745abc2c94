/** This machine alone. */
const loopback = '127.0.0.1'

/** Who can sign in: nobody yet, or people with the demo's password, which everybody knows. */
export interface SignIns {
  readonly anybody: boolean
  readonly demo: boolean
}

/** Where an app listens: wherever it is told to, else only on this machine while anybody could sign in with the demo's password. */
export const bindAddress = (told: string | undefined, { demo }: SignIns): string | undefined => told || (demo ? loopback : undefined)
