/** The zone of the person at this browser. */
export const readerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
