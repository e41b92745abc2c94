/** Folders of `seeds/pictures` by the first word of a drawing. */
const folders: Readonly<Record<string, string>> = {
  scene: 'scenes',
  situation: 'scenes',
  building: 'locations',
  logo: 'logos',
  badge: 'logos',
  person: 'people',
  make: 'makes',
}

/** Formatted texts can only hold file names: `drawn/situation/workshop/b23a0a` stands for `situation:workshop #b23a0a`. */
const inWords = (text: string): string =>
  text.startsWith('drawn/')
    ? text
        .replace(/^drawn\/([a-z]+)\//, '$1:')
        .replaceAll('/', ' ')
        .replace(/ ([0-9a-f]{6})(?= |$)/g, ' #$1')
    : text

/** The drawing that a text references, such as `situation:tyres #b23a0a`; null for none. */
export const askedDrawing = (text: string): string | null => {
  const asked = inWords(text)
  const [, kind = ''] = /^([a-z]+):\S/.exec(asked) ?? []
  return folders[kind] === undefined ? null : asked
}

/** Path of a drawing below `seeds/pictures`, without extension. */
export const drawingFile = (asked: string): string => {
  const name = asked
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${folders[asked.slice(0, asked.indexOf(':'))]}/${name}`
}

/** Drawing name of a make's logo. */
export const makeDrawing = (make: string): string => `make:${make}`
