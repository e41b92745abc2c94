/** All content of lead e-mails, formatted; templates need no further queries. */
export interface LeadMailFacts {
  readonly siteName: string
  readonly brandColour: string
  readonly siteAddress: string
  /** What the shopper sent, such as 'enquiry' or 'reservation request'. */
  readonly sent: string
  /** As on the thank-you page. */
  readonly reference: string
  /** An unfinished checkout; null for a sent form. */
  readonly begun: 'buying' | 'reserving' | 'subscribing to' | null
  /** Short subject, such as 'Test drive' or 'Used vehicle enquiry'. */
  readonly subject: string
  readonly name: string
  readonly lastName: string
  /** Empty if the shopper gave only a phone number. */
  readonly email: string
  /** Empty if the shopper gave only an e-mail address. */
  readonly phone: string
  readonly message: string
  /** Further answers, in order. */
  readonly answers: readonly { readonly label: string; readonly value: string }[]
  readonly car: { readonly name: string; readonly address: string | null; readonly facts: readonly string[] } | null
  /** Facts of a requested visit for the shopper: car, date and place; empty for other leads. Contains no text that the shopper entered. */
  readonly visit: readonly { readonly label: string; readonly value: string }[]
  readonly locationName: string | null
  readonly dealerPhone: string | null
  readonly suspicious: boolean
  readonly receivedAt: string
  /** URL of the lead in the console. */
  readonly consoleAddress: string
  /** What a request is and is not, such as that nothing was paid; null for an enquiry. */
  readonly terms: string | null
  /** The site's own text about the next steps. */
  readonly nextSteps: string
}
