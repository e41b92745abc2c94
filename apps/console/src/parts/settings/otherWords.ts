import { blockDeclarations } from '@forecourt/schema/blocks/blocks'

/** What people call kinds of block that are called otherwise. */
const ofBlocks = Object.values(blockDeclarations).flatMap(({ schema, alsoCalled = [] }) =>
  alsoCalled.map((word): [string, readonly string[]] => [word, [schema.title.toLowerCase()]]),
)

/** What people call things that the settings call otherwise. */
const sayings: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(ofBlocks),
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

/** A word that was searched for with all that may be meant: one of several, and what settings call it. */
export const otherWords = (word: string): readonly string[] => {
  const single = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
  return [...new Set([word, single, ...(sayings[word] ?? []), ...(sayings[single] ?? [])])]
}

/** The words of a search, each with what else it may mean. */
export const settingQueryWords = (query: string): readonly (readonly string[])[] =>
  query.toLowerCase().split(/\s+/).filter(Boolean).map(otherWords)
