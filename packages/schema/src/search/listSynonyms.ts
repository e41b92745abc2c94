import { blockDeclarations } from '../blocks/blocks'

/** Other names of kinds of blocks. */
const blockSynonyms = Object.values(blockDeclarations).flatMap(({ schema, searchTerms = [] }) =>
  searchTerms.map((word): [string, readonly string[]] => [word, [schema.title.toLowerCase()]]),
)

/** Synonyms that users search for. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(blockSynonyms),
  color: ['colour'],
  cta: ['button'],
  deal: ['offer', 'promotion'],
  driveaway: ['drive away'],
  egc: ['government charges'],
  facebook: ['social'],
  favorite: ['favourite'],
  gallery: ['photo'],
  gst: ['government charges', 'price type'],
  instagram: ['social'],
  km: ['kilomet'],
  license: ['licence'],
  mileage: ['kilomet'],
  newsletter: ['updates'],
  odometer: ['kilomet'],
  opening: ['hours'],
  slogan: ['tagline'],
  sms: ['message'],
  special: ['offer', 'promotion'],
  strapline: ['tagline'],
  subscribe: ['updates'],
  testimonial: ['review'],
  theme: ['colour', 'typeface'],
  time: ['hours'],
  vehicle: ['car'],
  whatsapp: ['button'],
  wishlist: ['save'],
}

/** The synonyms of a search word: its singular and the settings' terms. */
export const listSynonyms = (word: string): readonly string[] => {
  const single = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
  return [...new Set([word, single, ...(synonyms[word] ?? []), ...(synonyms[single] ?? [])])]
}

/** The words of a search, each with its synonyms. */
export const settingQueryTerms = (query: string): readonly (readonly string[])[] =>
  query.toLowerCase().split(/\s+/).filter(Boolean).map(listSynonyms)
