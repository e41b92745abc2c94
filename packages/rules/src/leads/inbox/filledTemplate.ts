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

/** A text that is often written. */
export interface AnswerTemplate {
  readonly id: string
  readonly name: string
  readonly subject: string
  readonly text: string
}

/** Texts to begin with. */
export const usualTemplates: readonly AnswerTemplate[] = [
  {
    id: 'available',
    name: 'Still here, come and see it',
    subject: 'Your enquiry about the {car}',
    text: 'Hi {firstName},\n\nThanks for asking about the {car}. It is still here. When would suit you to come and drive it?\n\n{me}\n{dealership} {phone}',
  },
  {
    id: 'tried',
    name: 'Tried to call',
    subject: 'I tried to call you about the {car}',
    text: 'Hi {firstName},\n\nI tried to call you about the {car}. When is a good time, or would you rather write?\n\n{me}\n{dealership} {phone}',
  },
  {
    id: 'gone',
    name: 'It is sold',
    subject: 'The {car} has been sold',
    text: 'Hi {firstName},\n\nThe {car} was sold before I could answer you, I am sorry. May I look for a similar one for you?\n\n{me}\n{dealership} {phone}',
  },
]
