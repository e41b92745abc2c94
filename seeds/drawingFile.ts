/**
 * Folders of `seeds/pictures` by kind of drawing. A drawing is named by a phrase that begins with its kind, such as
 * `situation:tyres #b23a0a` or `badge:certified #c8102e` (the logo for certified cars).
 */
const folders: Readonly<Record<string, string>> = {
  scene: 'scenes',
  situation: 'scenes',
  building: 'locations',
  logo: 'logos',
  badge: 'logos',
  person: 'people',
}

/**
 * The phrase of a drawing. Formatted texts reference pictures by path alone, so there `drawn/situation/workshop/b23a0a` is another spelling
 * of `situation:workshop #b23a0a`.
 */
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
