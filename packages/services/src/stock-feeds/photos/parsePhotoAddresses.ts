/** Maximum pictures of a car. */
const mostPhotos = 60
const longestAddress = 2_000

/** Names of placeholders and of documents, which are no pictures of the car. */
const noPicture =
  /(?:no[-_ ]?(?:photo|image|pic)s?|coming[-_ ]?soon|(?:photo|image)s?[-_ ]?(?:not[-_ ]?available|unavailable|coming)|placeholder|(?<![a-z])(?:dealer|site|company|brand)?[-_ ]?logo(?![a-z])|stock[-_ ]?(?:photo|image|pic)|awaiting|invoice|licen[cs]e|contract|ppsr|receipt)[^/]*$/i

/** Files of other kinds. Addresses in a private network are refused where a photo is fetched (`fetchPublic`). */
const noPictureFile = /\.(?:mp4|mov|avi|webm|m4v|mkv|wmv|pdf|docx?|html?)$/i

const isAddress = (text: string): boolean => {
  if (text.length > longestAddress || !/^https?:\/\//i.test(text)) return false
  if (!URL.canParse(text) || noPicture.test(text)) return false
  return !noPictureFile.test(new URL(text).pathname)
}

/** Picture URLs of a JSON list, as Meta allows in a cell: strings, or objects with a `url`. Other texts are returned unchanged. */
const fromJson = (text: string): string => {
  if (!text.trimStart().startsWith('[')) return text
  try {
    const things = JSON.parse(text) as readonly (string | { readonly url?: unknown } | null)[]
    return things.map((thing) => String(typeof thing === 'string' ? thing : (thing?.url ?? ''))).join('\n')
  } catch {
    return text
  }
}

/** Picture URLs of a cell, as a JSON list or separated by semicolons, bars, commas, spaces or line breaks; deduplicated, in order. */
export const parsePhotoAddresses = (text: string): { readonly addresses: readonly string[]; readonly refused: readonly string[] } => {
  // URLs may contain commas: only a comma before the next URL separates two.
  const parts = fromJson(text)
    .split(/[;|\r\n\t]+|,\s*(?=https?:)|\s+(?=https?:)/i)
    .map((part) => part.trim().replace(/,$/, ''))
    .filter((part) => part !== '')
  const addresses = [...new Set(parts.filter(isAddress))].slice(0, mostPhotos)
  return { addresses, refused: parts.filter((part) => !isAddress(part)) }
}
