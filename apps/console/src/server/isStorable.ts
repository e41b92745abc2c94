const loneSurrogate = /[\p{Surrogate}]/u
const isWhole = (text: string) => !loneSurrogate.test(text)

/** Whether Postgres can store all texts of an input: no NUL and no lone surrogate. */
export const isStorable = (input: unknown): boolean => {
  const rest: unknown[] = [input]
  while (rest.length > 0) {
    const value = rest.pop()
    if (typeof value === 'string') {
      if (value.includes('\0') || !isWhole(value)) return false
    } else if (Array.isArray(value)) for (const item of value) rest.push(item)
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) {
        rest.push(item)
        if (key.includes('\0')) return false
      }
  }
  return true
}
