import { greetingName } from '@forecourt/rules/leads/greetingName'
import type { LeadMailFacts } from './LeadMailFacts'

/** How a confirmation begins. */
export function thanksTo({ name, sent }: Pick<LeadMailFacts, 'name' | 'sent'>): string {
  const greeted = greetingName(name)
  return `${greeted ? `Thanks, ${greeted}.` : 'Thank you.'} We have your ${sent}.`
}
