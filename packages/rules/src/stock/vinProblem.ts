const whole = 17

/**
 * Validates an entered VIN or chassis number; the error as a sentence, or null (ENT-01). A VIN has 17 characters and never I, O or Q;
 * cars first sold in Japan may have a shorter chassis number. Ignores the check digit, which is North American only (`vinNotice`).
 *
 * @example vinProblem('JTNK43BE10301234O') // 'A VIN has no letter O: it is most likely a zero.'
 */
export const vinProblem = (vin: string): string | null => {
  const text = vin.toUpperCase()
  const odd = /[^A-Z0-9-]/.exec(text)?.[0]
  if (odd !== undefined) return `A VIN has letters and digits alone, not “${odd}”.`
  if (text.length > whole) return `A VIN has 17 characters; this has ${text.length}.`
  if (text.length < 6) return `A VIN has 17 characters and a chassis number at least 6; this has ${text.length}.`
  if (text.length < whole) return null
  if (text.includes('-')) return 'A VIN of 17 characters has no hyphen.'
  const unused = /[IOQ]/.exec(text)?.[0]
  if (unused === undefined) return null
  return `A VIN has no letter ${unused}: it is most likely a ${unused === 'I' ? 'one' : 'zero'}.`
}
