/** Body styles that can be drawn. */
export const artBodies = [
  'hatch',
  'sedan',
  'wagon',
  'suv',
  'largeSuv',
  'ute',
  'cabChassis',
  'van',
  'peopleMover',
  'coupe',
  'convertible',
  'sportsBike',
  'cruiserBike',
  'caravan',
  'motorhome',
  'camperTrailer',
] as const

export type ArtBody = (typeof artBodies)[number]
