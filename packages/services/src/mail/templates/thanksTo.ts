import { greetingName } from '@forecourt/rules/leads/greetingName'
import type { LeadMailFacts } from './LeadMailFacts'

/** How a confirmation begins. */
export function thanksTo({ name, sent, begun, car }: Pick<LeadMailFacts, 'name' | 'sent' | 'begun' | 'car'>): string {
  const greeted = greetingName(name)
  const news = begun ? `You’ve started ${begun} ${car ? `the ${car.name}` : 'a car'} online.` : `We have your ${sent}.`
  return `${greeted ? `Thanks, ${greeted}.` : 'Thank you.'} ${news}`
}
