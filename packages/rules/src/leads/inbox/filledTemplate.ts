import type { TemplateValues } from '../../records/kinds/templateFields'

/** Values of a template's placeholders in a conversation. */
export interface TemplateFacts {
  readonly firstName: string
  readonly car: string
  readonly dealership: string
  /** Name of the sender. */
  readonly me: string
  readonly phone: string
}

const inWords: { readonly [Fact in keyof TemplateFacts]: string } = {
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
  text.replace(/\{(firstName|car|dealership|me|phone)\}/g, (_, fact: keyof TemplateFacts) => facts[fact].trim() || inWords[fact])

/** Unknown placeholders of a template, as written (ENT-16). */
export const unknownPlaceholders = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/\{\s*(\w+)\s*\}/g)].filter(([whole]) => !Object.hasOwn(inWords, whole.slice(1, -1))).map(([whole]) => whole),
  ),
]

/** A message template. */
export interface AnswerTemplate extends TemplateValues {
  readonly id: string
}

/** Default templates of an organisation without its own. */
export const usualTemplates: readonly AnswerTemplate[] = [
  {
    id: 'available',
    channel: 'both',
    name: 'Still here, come and see it',
    subject: 'Your enquiry about the {car}',
    text: 'Hi {firstName},\n\nThanks for asking about the {car}. It is still here. When would suit you to come and drive it?\n\n{me}\n{dealership} {phone}',
  },
  {
    id: 'tried',
    channel: 'both',
    name: 'Tried to call',
    subject: 'I tried to call you about the {car}',
    text: 'Hi {firstName},\n\nI tried to call you about the {car}. When is a good time, or would you rather write?\n\n{me}\n{dealership} {phone}',
  },
  {
    id: 'gone',
    channel: 'both',
    name: 'It is sold',
    subject: 'The {car} has been sold',
    text: 'Hi {firstName},\n\nThe {car} was sold before I could answer you, I am sorry. May I look for a similar one for you?\n\n{me}\n{dealership} {phone}',
  },
]
