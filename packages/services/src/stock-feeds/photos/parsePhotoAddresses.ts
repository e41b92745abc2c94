/** More pictures than any car page shows. */
const mostPhotos = 60
const longestAddress = 2_000

const isAddress = (text: string): boolean => {
  if (text.length > longestAddress || !/^https?:\/\//i.test(text)) return false
  return URL.canParse(text)
}

/** Addresses within a list in JSON, as Meta allows in one cell: texts, or things with a `url`. Any other text stays as it is. */
const fromJson = (text: string): string => {
  if (!text.trimStart().startsWith('[')) return text
  try {
    const things = JSON.parse(text) as readonly (string | { readonly url?: unknown } | null)[]
    return things.map((thing) => String(typeof thing === 'string' ? thing : (thing?.url ?? ''))).join('\n')
  } catch {
    return text
  }
}

/** The pictures of a cell, which names them in a list of JSON, or with semicolons, bars, commas, spaces or line ends between; each once, in their order. */
export const parsePhotoAddresses = (text: string): { readonly addresses: readonly string[]; readonly refused: readonly string[] } => {
  // A comma may stand inside an address: only one before the next address parts two.
  const parts = fromJson(text)
    .split(/[;|\r\n\t]+|,\s*(?=https?:)|\s+(?=https?:)/i)
    .map((part) => part.trim().replace(/,$/, ''))
    .filter((part) => part !== '')
  const addresses = [...new Set(parts.filter(isAddress))].slice(0, mostPhotos)
  return { addresses, refused: parts.filter((part) => !isAddress(part)) }
}
