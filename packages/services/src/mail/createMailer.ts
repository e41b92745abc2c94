import { createTransport } from 'nodemailer'

/** An outgoing mail. Mail to people has a text and an HTML body. */
export interface Mail {
  readonly to: readonly string[]
  /** Sender name; the address is always the platform's own, the only one authorised to send. */
  readonly fromName?: string
  readonly replyTo?: string
  /** Envelope sender, which receives bounces; the platform's own address by default. */
  readonly envelopeFrom?: string
  readonly subject: string
  /** Null for machine-readable mail, which is text only. */
  readonly html: string | null
  readonly text: string
  /** One-click unsubscribe URL (RFC 8058). */
  readonly unsubscribeAddress?: string
  /** Attachments, such as a receipt. */
  readonly attachments?: readonly { readonly filename: string; readonly content: Buffer | string; readonly contentType: string }[]
  /** iCalendar event, inline and as an attachment. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string }
  /** Message-ID without angle brackets; a retry reuses it, so that mailboxes can deduplicate. */
  readonly messageId?: string
}

/** Sends e-mail. Rejects if the server did not accept the message. */
export interface Mailer {
  send(mail: Mail): Promise<{ readonly messageId: string }>
  close(): void
}

/** Creates a mailer over SMTP with pooled connections. `smtpUrl` such as `smtps://user:password@mail.example:465`. */
export function createMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // User input must not make Nodemailer read a file or fetch a URL.
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
