/** Words that begin a line, such as 'just now', with a capital. */
export const startsSentence = { '&::first-letter': { textTransform: 'uppercase' } } as const
