/** A colour as people write it – without the #, in capitals, with three digits – as '#1f4fd8'; anything else stays as it was typed. */
export const parseColour = (text: string): string => {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]
  if (digits === undefined) return text
  const six = digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('')
  return `#${six.toLowerCase()}`
}
