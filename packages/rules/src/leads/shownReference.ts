/**
 * The reference of an enquiry or booking that a shopper can quote, the same on pages and in mails: the start of its id (ENQ-05).
 *
 * @example shownReference('0192f3ab-77aa-7000-8000-000000000000') // '0192F3AB'
 */
export const shownReference = (id: string): string => id.slice(0, 8).toUpperCase()
