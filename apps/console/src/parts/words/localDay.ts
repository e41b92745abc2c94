/** The day it is where whoever looks is, `YYYY-MM-DD`. */
export const localDay = (): string => new Date().toLocaleDateString('sv-SE')
