import { notUnderstood, type Reader } from './Outcome'

const hasFourSigns = (text: string): boolean => {
  let signs = ''
  for (let at = 0; at < text.length && signs.length < 4; at++) if (!signs.includes(text.charAt(at))) signs += text.charAt(at)
  return signs.length === 4
}

/** VINs omit I, O and Q; one of two or three different characters is a placeholder. */
export const readVin: Reader<string> = (text) => {
  const plain = text.replace(/[\s-]/g, '').toUpperCase()
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(plain)) return notUnderstood(`“${text}” isn’t a VIN: a VIN has 17 letters and digits.`)
  return hasFourSigns(plain) ? plain : notUnderstood(`“${text}” isn’t a likely VIN.`)
}
