/** Everything the e-mail about a scheduled publication says. */
export interface PublicationMailFacts {
  readonly siteName: string
  readonly brandColour: string
  readonly siteAddress: string
  readonly editorAddress: string
  /** Who scheduled it. */
  readonly author: string
  /** When it is or was to go live, in the site's zone. */
  readonly at: string
  readonly note: string
  /** Ahead of its time, because something is in its way, or because it was settled. */
  readonly stage: 'reminder' | 'obstacle' | 'settled'
  /** The version that went live; null when it was refused or still waits. */
  readonly version: number | null
  /** Why it was or would be refused; empty when nothing is in its way. */
  readonly reason: string
}
