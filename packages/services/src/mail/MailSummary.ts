/** What the outbox list shows of a stored message. */
export interface MailSummary {
  readonly id: string
  readonly receivedAt: string
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  /** Bytes of the whole message. */
  readonly size: number
}
