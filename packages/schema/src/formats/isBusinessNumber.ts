const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

const digitsOf = (text: string) => [...text].map(Number)

/** Whether eleven digits are an ABN: weighted, the first less one, they divide by 89. */
const isAbn = (number: string): boolean =>
  number.length === 11 &&
  digitsOf(number).reduce((sum, digit, index) => sum + (index === 0 ? digit - 1 : digit) * (abnWeights[index] ?? 0), 0) % 89 === 0

/** Whether thirteen digits are an NZBN, which is a GS1 number: the last makes the others, weighted 1 and 3 in turn, a multiple of ten. */
const isNzbn = (number: string): boolean =>
  number.length === 13 && digitsOf(number).reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0

/** Whether digits are an ABN, or in New Zealand an NZBN: both say by their digits when one was mistyped (CFG-02). */
export const isBusinessNumber = (number: string, country: 'AU' | 'NZ'): boolean => (country === 'NZ' ? isNzbn(number) : isAbn(number))
