/** What is asked of a picture in a text, wherever it is added: pages are read aloud, too (WCAG 2 1.1.1). */
export const pictureWordsText = 'Say what it shows, for shoppers who can’t see it.'
