import { isDocument } from './rich-text/RichText'

/** Whether a setting's value is on: true, a non-empty text, a number above 0, a non-empty list, a rich text. */
export const isValueOn = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value === true || isDocument(value) || (typeof value === 'string' && value !== '') || (typeof value === 'number' && value > 0)
