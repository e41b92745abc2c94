/** Asks DNS what a name says of itself in text. */
export interface DnsResolver {
  /** The texts of a name's TXT records, none where there is no such name; null when DNS did not answer. */
  readonly txt: (name: string) => Promise<readonly string[] | null>
}
