const mostKm = 999_999

/**
 * The odometer as it was typed, in kilometres; null where it is no such number (ENT-29: kms).
 *
 * @example parseKm('85,400 km') // 85400
 */
export const parseKm = (text: string): number | null => {
  const digits = text
    .trim()
    .replace(/\s*kms?\.?$/i, '')
    .replace(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, '')
  if (!/^\d{1,7}$/.test(digits)) return null
  const km = Number(digits)
  return km <= mostKm ? km : null
}
