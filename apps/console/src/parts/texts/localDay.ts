/** Today in the browser's time zone, `YYYY-MM-DD`. */
export const localDay = (): string => new Date().toLocaleDateString('sv-SE')
