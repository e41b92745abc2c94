/** A message as we hand it over; what people read has both bodies, since some readers show only text. */
export interface Mail {
  readonly to: readonly string[]
  /** The name the message comes from; the address is the platform's own, since only that may send. */
  readonly fromName?: string
  readonly replyTo?: string
  /** Where word comes to that it could not be delivered; the platform's own address unless said. */
  readonly envelopeFrom?: string
  readonly subject: string
  /** Null for what machines read: then the text is all there is. */
  readonly html: string | null
  readonly text: string
  /** Where mail readers can end such mail for whoever gets it, with one press and nothing asked (RFC 8058). */
  readonly unsubscribeAddress?: string
  /** Files that come with it, such as a receipt. */
  readonly attachments?: readonly { readonly filename: string; readonly content: Buffer | string; readonly contentType: string }[]
  /** An entry for the calendar of whoever gets it, read by mail programs and attached as a file. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string }
  /** A retried message carries the same id, so that a mailbox can deduplicate. Without angle brackets. */
  readonly messageId?: string
}

/** The way out for e-mail. Rejects when the message was not taken over. */
export interface Mailer {
  send(mail: Mail): Promise<{ readonly messageId: string }>
  close(): void
}
