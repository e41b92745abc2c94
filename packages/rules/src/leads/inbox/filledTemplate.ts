import { type TemplateValues, templatePlaceholders } from '../../records/kinds/templateFields'

/** Values of a template's placeholders in a conversation; `me` is the name of the sender. */
export type TemplateFacts = { readonly [Name in keyof typeof templatePlaceholders]: string }

const fallbacks: { readonly [Fact in keyof TemplateFacts]: string } = {
  firstName: 'there',
  car: 'car',
  dealership: 'us',
  me: '',
  phone: '',
}

/**
 * Fills a template: `{firstName}`, `{car}`, `{dealership}`, `{me}` and `{phone}`, with a fallback for missing values; other braces stay
 * (ENT-16).
 *
 * @example filledTemplate('Hi {firstName}', { firstName: '', … }) // 'Hi there'
 */
export const filledTemplate = (text: string, facts: TemplateFacts): string =>
  text.replace(/\{(firstName|car|dealership|me|phone)\}/g, (_, fact: keyof TemplateFacts) => facts[fact].trim() || fallbacks[fact])

/** Letters in braces, as written, such as '{first name}': placeholders that are still to be filled in (ENT-16). */
export const placeholdersIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{[^{}\n]*\}/g)].map(([whole]) => whole).filter((whole) => /\p{L}/u.test(whole))),
]

/** Problem of a template with a placeholder that doesn't exist; undefined if there is none (ENT-16). */
export const templateProblem = (text: string): string | undefined => {
  const unknown = placeholdersIn(text).find((whole) => !Object.hasOwn(templatePlaceholders, whole.slice(1, -1)))
  const known = Object.keys(templatePlaceholders).map((name) => `{${name}}`)
  return unknown && `Unknown placeholder ${unknown}. Use ${known.slice(0, -1).join(', ')} or ${known.at(-1)}.`
}

/** Problem of a message in which a placeholder isn't filled in; undefined if all are (ENT-16). */
export const unfilledProblem = (text: string): string | undefined => {
  const [unfilled] = placeholdersIn(text)
  return unfilled && `Replace ${unfilled} before sending.`
}

/** A message template. */
export interface AnswerTemplate extends TemplateValues {
  readonly id: string
}

/** Default templates of an organisation without its own. */
export const defaultTemplates: readonly AnswerTemplate[] = [
  {
    id: 'available',
    channel: 'both',
    name: 'Still here',
    subject: 'Your enquiry about the {car}',
    text: 'Hi {firstName},\n\nThanks for asking about the {car}. It’s still here. When would you like to come in and drive it?\n\n{me}\n{dealership} {phone}',
  },
  {
    id: 'tried',
    channel: 'both',
    name: 'Tried to call',
    subject: 'I tried to call you about the {car}',
    text: 'Hi {firstName},\n\nI tried to call you about the {car}. When’s a good time to talk, or would you rather email?\n\n{me}\n{dealership} {phone}',
  },
  {
    id: 'gone',
    channel: 'both',
    name: 'Sold',
    subject: 'The {car} has been sold',
    text: 'Hi {firstName},\n\nSorry, the {car} sold before I could get back to you. Would you like me to look for a similar one?\n\n{me}\n{dealership} {phone}',
  },
]
