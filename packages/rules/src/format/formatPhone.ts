const patterns = [
  // Australian mobiles, then landlines and 1300 numbers
  { from: /^\+61(4\d\d)(\d{3})(\d{3})$/, to: '0$1 $2 $3' },
  { from: /^\+61([2378])(\d{4})(\d{4})$/, to: '(0$1) $2 $3' },
  { from: /^\+61(1[38]00)(\d{3})(\d{3})$/, to: '$1 $2 $3' },
  // New Zealand numbers keep the country code, because most readers are in Australia
  { from: /^\+64(2\d)(\d{3})(\d{3,5})$/, to: '+64 $1 $2 $3' },
  { from: /^\+64([34679])(\d{3})(\d{4})$/, to: '+64 $1 $2 $3' },
] as const

/**
 * Formats a stored phone number for display; unchanged if it matches no pattern (ENQ-31).
 *
 * @example formatPhone('+61491570156') // '0491 570 156'
 */
export const formatPhone = (stored: string): string => {
  const fitting = patterns.find(({ from }) => from.test(stored))
  return fitting ? stored.replace(fitting.from, fitting.to) : stored
}
