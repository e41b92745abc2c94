import type { Database } from '@forecourt/data/createDatabase'
import { emailChangeOfMail } from '@forecourt/data/people/changeEmail'
import { type AccountEvent, accountEvents, linkOfMail, readAccountRecipient } from '@forecourt/data/people/enqueueAccountMail'
import { z } from 'zod'
import type { Mail } from '../../mail/createMailer'
import { type PersonMailFacts, personMail } from '../../mail/templates/personMail'
import { personToken } from '../../people/personToken'
import type { ClaimedMessage } from '../sendOutboxMessage'
import type { MessageAddresses, MessageWriters } from './MessageWriter'

const linkPayload = z.object({ linkId: z.string().min(1) })
const newsPayload = z.object({
  userId: z.string().min(1),
  news: z.enum(accountEvents),
  authorName: z.string(),
  formerEmail: z.string().optional(),
})
const emailPayload = z.object({ changeId: z.string().min(1) })

const notYou = 'If this wasn’t you, choose a new password immediately and tell your console administrator.'

const newsFacts = (name: string, roles: string, news: AccountEvent, authorName: string, consoleUrl: string): PersonMailFacts => {
  const open = { text: 'Open the console', address: consoleUrl }
  const closing = `This is about ${name}’s account.`
  switch (news) {
    case 'added':
      return {
        heading: 'You have a new role in the Forecourt console',
        paragraphs: [`${authorName} changed your role. You are now: ${roles}.`, 'Sign in as you do already.'],
        button: open,
        closing,
      }
    case 'passwordChanged':
      return {
        heading: 'Your password was changed',
        paragraphs: ['You’ve been signed out everywhere else.', notYou],
        button: open,
        closing,
      }
    case 'emailRequested':
      return {
        heading: 'A new sign-in address was entered',
        paragraphs: [
          `${authorName} entered a new email address for your account. Keep signing in with this one until the new one is confirmed.`,
          'If it’s wrong, cancel the change on your profile, or choose a new password, which cancels it too.',
        ],
        button: open,
        closing,
      }
    case 'emailChanged':
      return {
        heading: 'Your sign-in address was changed',
        paragraphs: [
          'Your new email address is confirmed. You can no longer sign in with this one, and you’ve been signed out everywhere.',
          'If this wasn’t you, tell your console administrator immediately.',
        ],
        button: open,
        closing,
      }
    case 'twoFactorOn':
      return {
        heading: 'Two-factor sign-in is on',
        paragraphs: ['Signing in now needs a code from your authenticator app.', notYou],
        button: open,
        closing,
      }
    case 'twoFactorOff':
      return {
        heading: 'Two-factor sign-in is off',
        paragraphs: [`${authorName} turned it off. Signing in now needs only your password.`, notYou],
        button: open,
        closing,
      }
    case 'passkeyAdded':
      return {
        heading: 'You can sign in with a passkey',
        paragraphs: ['A passkey was added to your account. You can sign in without your password on the device that has it.', notYou],
        button: open,
        closing,
      }
    case 'passkeyRemoved':
      return {
        heading: 'A passkey was removed',
        paragraphs: [`${authorName} removed a passkey from your account. It no longer works.`, notYou],
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
    const { userId, news, authorName, formerEmail } = newsPayload.parse(message.payload)
    const person = await readAccountRecipient(db, userId)
    if (!person) throw new Error('The person it is about is gone')
    return {
      to: [formerEmail ?? person.email],
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
            `Hello ${link.name}. You’ve been invited as: ${link.roles}.`,
            'Choose a password to get started. The link works once and expires after seven days.',
          ],
          button: { text: 'Choose a password', address },
          closing: 'You got this because someone entered your address. If you don’t know them, ignore this email.',
        }
      : {
          heading: 'Choose a new password',
          paragraphs: [`Hello ${link.name}. We received a request for a new password.`, 'The link works once and expires after an hour.'],
          button: { text: 'Choose a new password', address },
          closing: 'If you didn’t request it, ignore this email. Your password stays the same.',
        }
  return { to: [link.email], fromName: 'Forecourt', ...(await personMail(facts)) }
}

/** Mail to a new sign-in address with the link that confirms it. */
export async function writeAddressMail(
  db: Database,
  message: ClaimedMessage,
  { consoleUrl, linkSecret }: Pick<MessageAddresses, 'consoleUrl' | 'linkSecret'>,
): Promise<Mail> {
  const { changeId } = emailPayload.parse(message.payload)
  const change = await emailChangeOfMail(db, changeId)
  if (!change) throw new Error('The change of address it is about was confirmed, cancelled or replaced')
  const facts: PersonMailFacts = {
    heading: 'Confirm your new email address',
    paragraphs: [
      `Hello ${change.name}. ${change.authorName} entered this address for signing in to the Forecourt console.`,
      'Until you confirm it, keep signing in with your old address. The link works once and expires after a day.',
    ],
    button: { text: 'Confirm this address', address: `${consoleUrl}/confirm-email#${personToken(linkSecret, changeId)}` },
    closing: 'You got this because someone entered your address. If you don’t know them, ignore this email.',
  }
  return { to: [change.email], fromName: 'Forecourt', ...(await personMail(facts)) }
}

/** Account messages for console users. */
export const personMessages: Pick<MessageWriters, 'person.invite' | 'person.reset' | 'person.news' | 'person.email'> = {
  'person.invite': { mail: writePersonMail },
  'person.reset': { mail: writePersonMail },
  'person.news': { mail: writePersonMail },
  'person.email': { mail: writeAddressMail },
}
