const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for a library that expects HTML. */
export const escapedText = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
