import type { Mailer } from '../mail/Mailer'
import type { SmsSender } from './SmsSender'

/** Without a gateway, text messages lie in the mailbox that mail is kept in, where the console shows them: they cost nothing and reach nobody. */
export const mailboxSms = (mailer: Pick<Mailer, 'send'>): SmsSender => ({
  async send({ to, text }) {
    const html = `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`
    await mailer.send({ to: [`${to}@sms.example`], fromName: 'Text message', subject: `Text message to ${to}`, text, html })
  },
})
