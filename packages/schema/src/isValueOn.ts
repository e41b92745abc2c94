import { isDocument } from './rich-text/RichText'

/** Whether a setting's value is on: true, a text that isn't empty, a number above 0, a list with entries, a formatted text. */
export const isValueOn = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value === true || isDocument(value) || (typeof value === 'string' && value !== '') || (typeof value === 'number' && value > 0)
