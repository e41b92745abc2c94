const vinLength = 17

/**
 * Validates an entered VIN or chassis number; the error as a sentence, or null (ENT-01). A VIN has 17 characters and never I, O or Q;
 * cars first sold in Japan may have a shorter chassis number. Ignores the check digit, which is North American only (`vinNotice`).
 *
 * @example vinProblem('JTNK43BE10301234O') // 'A VIN has no letter O: it is most likely a zero.'
 */
export const vinProblem = (vin: string): string | null => {
  const text = vin.toUpperCase()
  const odd = /[^A-Z0-9-]/.exec(text)?.[0]
  if (odd !== undefined) return `A VIN only has letters and digits, not “${odd}”.`
  if (text.length > vinLength) return `A VIN has 17 characters. This one has ${text.length}.`
  if (text.length < 6) return `A VIN has 17 characters and a chassis number at least 6. This one has ${text.length}.`
  if (text.length < vinLength) return null
  if (text.includes('-')) return 'A 17-character VIN has no hyphen.'
  const unused = /[IOQ]/.exec(text)?.[0]
  if (unused === undefined) return null
  return `A VIN has no letter ${unused}. It is most likely a ${unused === 'I' ? 'one' : 'zero'}.`
}
