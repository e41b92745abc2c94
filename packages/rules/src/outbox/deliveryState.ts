/** What the state of a message depends on. */
interface DeliveryFacts {
  readonly status: 'pending' | 'delivering' | 'delivered' | 'dead'
  /** The last error, or why it wasn't sent after all; null if it was. */
  readonly lastError: string | null
}

/** What the log states about all messages without a mail server (API-07). */
export const keptText = 'Kept here: no mail server is set up, so no message leaves this system.'

/** The state of a message for staff; without a mail server a sent message is only kept (API-07). */
export const deliveryState = (
  { status, lastError }: DeliveryFacts,
  hasMailServer: boolean,
): { readonly tone: 'good' | 'waiting' | 'bad' | 'quiet'; readonly text: string } => {
  if (status === 'dead') return { tone: 'bad', text: 'Failed' }
  if (status !== 'delivered') return { tone: 'waiting', text: lastError === null ? 'Waiting' : 'Retrying' }
  if (lastError !== null) return { tone: 'quiet', text: 'Not sent' }
  return hasMailServer ? { tone: 'good', text: 'Sent' } : { tone: 'quiet', text: 'Kept here' }
}
