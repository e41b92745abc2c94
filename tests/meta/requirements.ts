/** The areas of the product's requirements, with how many there are of each: ids are numbered from 01 and never reused. */
const areas: { readonly [area: string]: number } = {
  ANL: 3,
  API: 16,
  AUTH: 10,
  CAR: 30,
  CARD: 11,
  CFG: 19,
  CHK: 6,
  CNT: 27,
  ENQ: 36,
  ENT: 33,
  ERR: 18,
  FAV: 10,
  FIN: 29,
  LEG: 4,
  LOC: 21,
  MOD: 3,
  NAV: 22,
  OFR: 5,
  REV: 6,
  RTE: 26,
  SRC: 49,
  TRD: 3,
  UI: 23,
  VDP: 29,
}

const idOf = (area: string, number: number) => `${area}-${String(number).padStart(2, '0')}`

/** Every requirement id of an area in a range: ('CAR', 2, 4) → CAR-02, CAR-03, CAR-04. */
export const requirementIds = (area: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => idOf(area, from + index))

const citation = new RegExp(`\\b(${Object.keys(areas).join('|')})-(\\d{2,})(?: to \\1-(\\d{2,}))?\\b`, 'g')

/** The requirement ids a text cites, one by one or as a range such as `CAR-14 to CAR-20`. */
export const citedIn = (text: string): string[] =>
  [...text.matchAll(citation)].flatMap(([, area = '', from, to]) => requirementIds(area, Number(from), Number(to ?? from)))

export const isRequirement = (id: string): boolean => {
  const [area = '', number] = id.split('-')
  return Number(number) >= 1 && Number(number) <= (areas[area] ?? 0)
}
