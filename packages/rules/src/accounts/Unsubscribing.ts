/** What the page that ends mail shows (RTE-23): by the link of a mail it asks nothing. */
export interface Unsubscribing {
  /** What the link of the mail carries; empty without one, or with one that opens nothing any more. */
  readonly token: string
  /** `stopped`: it is done; `old`: the link is used up; `address`: that was no address; `wait`: too often. */
  readonly state: 'asked' | 'stopped' | 'old' | 'address' | 'wait'
}
