/** What was typed as a number; what is none stays as typed, for the schema to object to. */
export const parseNumber = (typed: string): number | string => {
  const plain = typed.trim()
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : typed
}
