/** A host name of a site, and how far its owner has proved that it is theirs. */
export interface HostEntry {
  readonly host: string
  readonly primary: boolean
  /** Sends shoppers to the primary host. */
  readonly redirects: boolean
  /** The name of the DNS record that proves it, and the text it must hold; null for a host of the platform's own. */
  readonly record: { readonly name: string; readonly text: string } | null
  /** Null until the proof was found: the host serves nothing before. */
  readonly provedAt: string | null
  readonly checkedAt: string | null
  /** Why the last check found no proof, in a sentence. */
  readonly message: string | null
}

/** The name of the TXT record that proves a host. */
export const proofName = (host: string): string => `_forecourt.${host}`

/** What that record must say. */
export const proofText = (proof: string): string => `forecourt-site=${proof}`
