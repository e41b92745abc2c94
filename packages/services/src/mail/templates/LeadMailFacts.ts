/** Everything the lead e-mails say, ready to be read: no field here needs another look-up. */
export interface LeadMailFacts {
  readonly siteName: string
  readonly brandColour: string
  readonly siteAddress: string
  /** What the shopper sent, in a word or two, such as 'enquiry' or 'reservation request'. */
  readonly sent: string
  /** What they have begun on the way to a car and not finished; null where they sent something. */
  readonly begun: 'buying' | 'reserving' | null
  /** What the lead is about in a few words, such as 'Test drive' or 'Used vehicle enquiry'. */
  readonly subject: string
  readonly name: string
  readonly lastName: string
  /** Empty where the shopper left only a number. */
  readonly email: string
  /** Empty where the shopper left only an address. */
  readonly phone: string
  readonly message: string
  /** Further answers in order, label and value. */
  readonly answers: readonly { readonly label: string; readonly value: string }[]
  readonly car: { readonly name: string; readonly address: string | null; readonly facts: readonly string[] } | null
  /** What a shopper who asked for a visit is told of it: which car, when and where; empty for any other lead. Nothing of it is in words of theirs. */
  readonly visit: readonly { readonly label: string; readonly value: string }[]
  readonly locationName: string | null
  readonly dealerPhone: string | null
  readonly suspicious: boolean
  readonly receivedAt: string
  /** The lead in the console. */
  readonly consoleAddress: string
  /** What a request is and is not, such as that nothing was paid; null where an enquiry speaks for itself. */
  readonly terms: string | null
  /** The site's own words on what happens next. */
  readonly nextSteps: string
}
