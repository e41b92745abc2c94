import { leadAnswers } from '@forecourt/rules/leads/leadAnswers'
import { conditionNames, conditionQuestions } from '@forecourt/rules/valuations/conditionQuestions'

/** What is said of a field that is missing or wrong, where a page is made again from its address and can't repeat what was typed. */
const words: { readonly [field: string]: string } = {
  rego: 'Please enter the plate: 2 to 7 letters and digits.',
  regoState: 'Please choose the state of the plate.',
  vin: 'Please look at the VIN again: 17 letters and digits, never I, O or Q.',
  make: 'Please enter the make.',
  model: 'Please enter the model.',
  year: 'Please enter the year as four digits.',
  kms: 'Please enter the kilometres as a whole number.',
  photos: 'A photo could not be taken: pictures of at most 8 MB each.',
  code: 'That is not the code we sent. Please look again.',
  appraisalAt: 'Please choose a day and time to come.',
  ...Object.fromEntries(conditionNames.map((name) => [name, `Please answer: ${conditionQuestions[name].label.toLowerCase()}.`])),
  ...Object.fromEntries(leadAnswers.map(({ id, title }) => [id, `Please look at this again: ${title.toLowerCase()}.`])),
}

export const isFault = (field: string): boolean => Object.hasOwn(words, field)

/** Faults by field, of the names that an address gives. */
export const parseFaults = (fields: readonly string[]): { readonly [field: string]: string } =>
  Object.fromEntries(fields.flatMap((field) => (Object.hasOwn(words, field) ? [[field, words[field] ?? '']] : [])))
