/** Capitalises text at the start of a line, such as 'just now'. */
export const startsSentence = { '&::first-letter': { textTransform: 'uppercase' } } as const
