import { dealerMessages } from '@forecourt/rules/leads/delivery/dealerMessages'
import type { UndeliveredRecord } from '../../client/Records'

/** What each kind of message is: those of a dealership and its shoppers, and the platform's own. */
export const messageKinds: { readonly [Kind in UndeliveredRecord['kind']]: string } = {
  ...dealerMessages,
  'search.sync': 'Changes of stock, to the hosted search',
  publication: 'Scheduled publication, to its author',
  publishRequest: 'Request to publish',
  'feed.held': 'Feed that is held, to the dealership',
  'person.invite': 'Invitation to the console',
  'person.reset': 'Way to a new password',
  'person.news': 'Change to an account of the console',
  'shopper.code': 'Sign-in code, to the shopper',
  'shopper.codeBySms': 'Sign-in code by text message, to the shopper',
  'shopper.alerts': 'News of saved cars, to the shopper',
  'inbox.late': 'Somebody waits for an answer, to the dealership',
  'inbox.mention': 'Mention in a note, to a colleague',
}
