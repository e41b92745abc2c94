import { createTransport } from 'nodemailer'

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

/** Sends by SMTP, over a few connections that stay open. `smtpUrl` such as `smtps://user:password@mail.example:465`. */
export function createMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // Nothing a shopper typed may make us read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      const sent = await transport.sendMail({
        from: mail.fromName ? { name: mail.fromName, address: /<([^>]+)>/.exec(from)?.[1] ?? from } : from,
        to: [...mail.to],
        replyTo: mail.replyTo,
        ...(mail.envelopeFrom && { envelope: { from: mail.envelopeFrom, to: [...mail.to] } }),
        subject: mail.subject,
        ...(mail.html !== null && { html: mail.html }),
        text: mail.text,
        ...(mail.attachments && { attachments: mail.attachments.map((file) => ({ ...file })) }),
        ...(mail.unsubscribeAddress && {
          headers: {
            'List-Unsubscribe': `<${mail.unsubscribeAddress}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
        ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: 'booking.ics' } }),
        ...(mail.messageId ? { messageId: `<${mail.messageId}>` } : {}),
      })
      return { messageId: sent.messageId }
    },
    close: () => transport.close(),
  }
}
