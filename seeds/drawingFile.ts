/** Folders of `seeds/pictures` by the first word of what is drawn. */
const folders: Readonly<Record<string, string>> = {
  scene: 'scenes',
  situation: 'scenes',
  building: 'locations',
  logo: 'logos',
  badge: 'logos',
  person: 'people',
  make: 'makes',
}

/** Formatted texts hold nothing but names of files: `drawn/situation/workshop/b23a0a` asks for `situation:workshop #b23a0a`. */
const inWords = (text: string): string =>
  text.startsWith('drawn/')
    ? text
        .replace(/^drawn\/([a-z]+)\//, '$1:')
        .replaceAll('/', ' ')
        .replace(/ ([0-9a-f]{6})(?= |$)/g, ' #$1')
    : text

/** A drawing asked for by a text, in words such as `situation:tyres #b23a0a`; null where the text asks for none. */
export const askedDrawing = (text: string): string | null => {
  const asked = inWords(text)
  const [, kind = ''] = /^([a-z]+):\S/.exec(asked) ?? []
  return folders[kind] === undefined ? null : asked
}

/** Where the picture of a drawing asked for in words is below `seeds/pictures`, without its ending. */
export const drawingFile = (asked: string): string => {
  const name = asked
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${folders[asked.slice(0, asked.indexOf(':'))]}/${name}`
}

/** The drawing of a make's mark, in words. */
export const makeDrawing = (make: string): string => `make:${make}`
