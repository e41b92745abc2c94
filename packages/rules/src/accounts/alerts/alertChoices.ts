import type { AlertChoice } from './mayMailNow'

/** What a shopper can choose about mails, in the words that are kept with the choice (FAV-06). */
export const alertChoices = {
  off: 'No mail about cars',
  atOnce: 'Mail me when a car I watch gets cheaper, is sold or is back, and when a car for one of my searches arrives',
  daily: 'The same, in one mail a day at most',
} as const satisfies { readonly [Choice in AlertChoice]: string }

/** The choice a form names; null for anything else. */
export const alertChoice = (text: unknown): AlertChoice | null =>
  typeof text === 'string' && Object.hasOwn(alertChoices, text) ? (text as AlertChoice) : null
