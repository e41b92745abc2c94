const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

const digitsOf = (text: string) => [...text].map(Number)

/** ABN checksum: the weighted sum of eleven digits, the first less one, is divisible by 89. */
const isAbn = (number: string): boolean =>
  number.length === 11 &&
  digitsOf(number).reduce((sum, digit, index) => sum + (index === 0 ? digit - 1 : digit) * (abnWeights[index] ?? 0), 0) % 89 === 0

/** NZBN (GS1) checksum: the sum of thirteen digits, weighted 1 and 3 alternately, is a multiple of ten. */
const isNzbn = (number: string): boolean =>
  number.length === 13 && digitsOf(number).reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0

/** Whether digits are a valid ABN, or in New Zealand a valid NZBN; both have checksums (CFG-02). */
export const isBusinessNumber = (number: string, country: 'AU' | 'NZ'): boolean => (country === 'NZ' ? isNzbn(number) : isAbn(number))
