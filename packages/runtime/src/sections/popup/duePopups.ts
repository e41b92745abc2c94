/** Popups for which what they wait for has happened before the code that opens them was there. */
export const duePopups = new Set<string>()
