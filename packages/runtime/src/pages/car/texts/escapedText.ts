const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text for where a library takes HTML, so that it stays text. */
export const escapedText = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
