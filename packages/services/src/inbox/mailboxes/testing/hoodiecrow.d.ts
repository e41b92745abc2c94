/** Types of the part of the IMAP test server that we use; it has none. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  export interface HoodiecrowServer {
    readonly server: Server
    listen(port: number, host: string, done: () => void): void
    close(done: () => void): void
    appendMessage(folder: string, flags: readonly string[], at: Date | false, raw: string): void
    getMailbox(folder: string): { uidvalidity: number; readonly messages: readonly { readonly flags: readonly string[] }[] }
  }
  export default function hoodiecrow(options: {
    readonly plugins: readonly string[]
    readonly users: { readonly [user: string]: { readonly password: string } }
    readonly storage: { readonly [folder: string]: object }
    readonly secureConnection?: boolean
  }): HoodiecrowServer
}
