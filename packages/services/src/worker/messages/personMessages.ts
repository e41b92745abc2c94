import type { Database } from '@forecourt/data/createDatabase'
import { linkOfMail, type PersonNews, personNews, personOfMail } from '@forecourt/data/people/enqueuePersonMail'
import { z } from 'zod'
import type { Mail } from '../../mail/createMailer'
import { type PersonMailFacts, personMail } from '../../mail/templates/personMail'
import { personToken } from '../../people/personToken'
import type { ClaimedMessage } from '../sendOutboxMessage'
import type { MessageAddresses, MessageWriters } from './MessageWriter'

const linkPayload = z.object({ linkId: z.string().min(1) })
const newsPayload = z.object({
  userId: z.string().min(1),
  news: z.enum(personNews),
  authorName: z.string(),
})

const notYou = 'If this was not you, choose a new password at once and tell whoever looks after the console.'

const newsFacts = (name: string, roles: string, news: PersonNews, authorName: string, consoleUrl: string): PersonMailFacts => {
  const open = { text: 'Open the console', address: consoleUrl }
  const closing = `This is about ${name}’s account.`
  switch (news) {
    case 'added':
      return {
        heading: 'You may do more in the Forecourt console',
        paragraphs: [`${authorName} gave you another role. You are now: ${roles}.`, 'Sign in as you do already.'],
        button: open,
        closing,
      }
    case 'passwordChanged':
      return {
        heading: 'Your password was changed',
        paragraphs: ['Everywhere else you were signed in, you no longer are.', notYou],
        button: open,
        closing,
      }
    case 'twoFactorOn':
      return {
        heading: 'Two-factor sign-in is on',
        paragraphs: ['From now on signing in asks for a code from your authenticator app.', notYou],
        button: open,
        closing,
      }
    case 'twoFactorOff':
      return {
        heading: 'Two-factor sign-in is off',
        paragraphs: [`${authorName} turned it off. Signing in asks for your password alone.`, notYou],
        button: open,
        closing,
      }
    case 'passkeyAdded':
      return {
        heading: 'You can sign in with a passkey',
        paragraphs: ['A passkey was added to your account. The device that holds it signs you in without your password.', notYou],
        button: open,
        closing,
      }
    case 'passkeyRemoved':
      return {
        heading: 'A passkey was removed',
        paragraphs: [`${authorName} removed a passkey from your account. It signs nobody in any more.`, notYou],
        button: open,
        closing,
      }
  }
}

/** Account mail to a console user: invitation, password reset, or notice of a change. */
export async function writePersonMail(
  db: Database,
  message: ClaimedMessage,
  { consoleUrl, linkSecret }: Pick<MessageAddresses, 'consoleUrl' | 'linkSecret'>,
): Promise<Mail> {
  if (message.kind === 'person.news') {
    const { userId, news, authorName } = newsPayload.parse(message.payload)
    const person = await personOfMail(db, userId)
    if (!person) throw new Error('The person it is about is gone')
    return {
      to: [person.email],
      fromName: 'Forecourt',
      ...(await personMail(newsFacts(person.name, person.roles, news, authorName, consoleUrl))),
    }
  }
  const { linkId } = linkPayload.parse(message.payload)
  const link = await linkOfMail(db, linkId)
  if (!link) throw new Error('The link it is about was used, withdrawn or replaced')
  // The token is in the fragment, so it appears in no server log and no mail scanner's request.
  const address = `${consoleUrl}/set-password#${personToken(linkSecret, linkId)}`
  const facts: PersonMailFacts =
    link.kind === 'invite'
      ? {
          heading: `${link.authorName} invites you to the Forecourt console`,
          paragraphs: [
            `Hello ${link.name}. You are invited as: ${link.roles}.`,
            'Choose a password, and you are in. The link works once, for seven days.',
          ],
          button: { text: 'Choose a password', address },
          closing: 'You got this because somebody entered your address. If you do not know them, do nothing.',
        }
      : {
          heading: 'Choose a new password',
          paragraphs: [`Hello ${link.name}. A new password was asked for.`, 'The link works once, for one hour.'],
          button: { text: 'Choose a new password', address },
          closing: 'If you did not ask for it, do nothing: your password stays as it is.',
        }
  return { to: [link.email], fromName: 'Forecourt', ...(await personMail(facts)) }
}

/** Account messages for console users. */
export const personMessages: Pick<MessageWriters, 'person.invite' | 'person.reset' | 'person.news'> = {
  'person.invite': { mail: writePersonMail },
  'person.reset': { mail: writePersonMail },
  'person.news': { mail: writePersonMail },
}
