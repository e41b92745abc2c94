import type { TemplateValues } from '../../records/kinds/templateFields'

/** What a template can say of the conversation it is used in. */
export interface TemplateFacts {
  readonly firstName: string
  readonly car: string
  readonly dealership: string
  /** Who writes. */
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
 * Fills a template in: `{firstName}`, `{car}`, `{dealership}`, `{me}` and `{phone}` become what they stand for, or what can be said in
 * their place where it is not known; braces around anything else stay (ENT-16).
 *
 * @example filledTemplate('Hi {firstName}', { firstName: '', … }) // 'Hi there'
 */
export const filledTemplate = (text: string, facts: TemplateFacts): string =>
  text.replace(/\{(firstName|car|dealership|me|phone)\}/g, (_, fact: keyof TemplateFacts) => facts[fact].trim() || inWords[fact])

/** What a template would leave standing in braces: placeholders that are mistyped, as they are written (ENT-16). */
export const unknownPlaceholders = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/\{\s*(\w+)\s*\}/g)].filter(([whole]) => !Object.hasOwn(inWords, whole.slice(1, -1))).map(([whole]) => whole),
  ),
]

/** A text that is often written. */
export interface AnswerTemplate extends TemplateValues {
  readonly id: string
}

/** Texts of those who have none of their own. */
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
