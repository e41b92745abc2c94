/**
 * Names a make and model as shoppers do, once each: a model that begins with its make is named alone (VDP-04).
 *
 * @example makeAndModel('Mazda', 'Mazda3') // 'Mazda3'
 * @example makeAndModel('Mazda', 'CX-5') // 'Mazda CX-5'
 */
export const makeAndModel = (make: string, model: string): string => {
  const [first, second] = [make.trim(), model.trim()]
  const rest = second.slice(first.length)
  const says = second.toLowerCase().startsWith(first.toLowerCase()) && !/^\p{L}/u.test(rest)
  return says ? second : [first, second].filter(Boolean).join(' ')
}
