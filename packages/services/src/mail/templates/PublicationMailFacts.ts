/** Everything the e-mail about a scheduled publication says. */
export interface PublicationMailFacts {
  readonly siteName: string
  readonly brandColour: string
  readonly siteAddress: string
  readonly editorAddress: string
  /** When it was to go live, in the site's zone. */
  readonly at: string
  readonly note: string
  /** The version that went live; null when it was refused. */
  readonly version: number | null
  /** Why it was refused; empty when it went live. */
  readonly reason: string
}
