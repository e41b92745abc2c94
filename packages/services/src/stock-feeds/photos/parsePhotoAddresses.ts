/** More pictures than any car page shows. */
const mostPhotos = 60
const longestAddress = 2_000

const isAddress = (text: string): boolean => {
  if (text.length > longestAddress || !/^https?:\/\//i.test(text)) return false
  return URL.canParse(text)
}

/** The pictures of a cell, which names them with semicolons, bars, commas, spaces or line ends between; each once, in their order. */
export const parsePhotoAddresses = (text: string): { readonly addresses: readonly string[]; readonly refused: readonly string[] } => {
  // A comma may stand inside an address: only one before the next address parts two.
  const parts = text
    .split(/[;|\r\n\t]+|,\s*(?=https?:)|\s+(?=https?:)/i)
    .map((part) => part.trim().replace(/,$/, ''))
    .filter((part) => part !== '')
  const addresses = [...new Set(parts.filter(isAddress))].slice(0, mostPhotos)
  return { addresses, refused: parts.filter((part) => !isAddress(part)) }
}
