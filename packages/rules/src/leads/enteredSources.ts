/** Ways in which an enquiry reaches staff who enter it, with the source that its lead gets. */
export const enteredSources = { phone: 'Phone call', walkIn: 'Walk-in', other: 'Other' } as const
export type EnteredSource = keyof typeof enteredSources
