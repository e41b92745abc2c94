/** The browser's time zone. */
export const readerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
