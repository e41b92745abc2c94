import { createTransport } from 'nodemailer'
import type { Mailer } from './Mailer'

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
