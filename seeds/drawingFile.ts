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
const toPhrase = (text: string): string =>
  text.startsWith('drawn/')
    ? text
        .replace(/^drawn\/([a-z]+)\//, '$1:')
        .replaceAll('/', ' ')
        .replace(/ ([0-9a-f]{6})(?= |$)/g, ' #$1')
    : text

/** The drawing that a text references, such as `situation:tyres #b23a0a`; null for none. */
export const drawingNameIn = (text: string): string | null => {
  const drawing = toPhrase(text)
  const [, kind = ''] = /^([a-z]+):\S/.exec(drawing) ?? []
  return folders[kind] === undefined ? null : drawing
}

/** Path of a drawing below `seeds/pictures`, without extension. */
export const drawingFile = (drawing: string): string => {
  const name = drawing
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${folders[drawing.slice(0, drawing.indexOf(':'))]}/${name}`
}

/** Drawing name of a make's logo. */
export const makeDrawing = (make: string): string => `make:${make}`
