/** A text message as we hand it over. */
export interface Sms {
  /** As it is dialled from anywhere, such as +61491570006. */
  readonly to: string
  readonly text: string
}

/** The way out for text messages. Rejects when the message was not taken over. */
export interface SmsSender {
  send(sms: Sms): Promise<void>
}
