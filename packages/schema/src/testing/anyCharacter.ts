import fc from 'fast-check'

/** Surrogates, which aren't characters on their own. */
const [firstHalf, halves] = [0xd800, 0x800]

/** Any character, as the unit of `fc.string`. fast-check's 'binary' builds a table of a million characters in each process. */
export const anyCharacter: fc.Arbitrary<string> = fc.nat({ max: 0x10ffff - halves }).map(
  (index) => String.fromCodePoint(index < firstHalf ? index : index + halves),
  (text) => {
    const code = typeof text === 'string' ? text.codePointAt(0) : undefined
    const isHalf = code !== undefined && code >= firstHalf && code < firstHalf + halves
    if (code === undefined || isHalf || text !== String.fromCodePoint(code)) throw new Error('This is no character.')
    return code < firstHalf ? code : code - halves
  },
)
