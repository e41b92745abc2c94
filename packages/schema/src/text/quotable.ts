/** As much of a text as a message quotes of it: 40 characters, and that there is more. */
export const quotable = (text: string): string => (text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text)
