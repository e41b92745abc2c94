/** Where our own cut of a typeface begins: with what a keyboard has (fonts.css). */
const begins = 'U+20-7E'

const textOf = (face: string, name: string): string => new RegExp(`${name}:\\s*"?([^;"}]+)`).exec(face)?.[1] ?? ''

/** The file of each typeface that most pages need no other of, by family, as a built style sheet says it: `{ "Archivo Variable": "archivo.3cb3.woff2" }`. */
export const subsetFonts = (css: string): { readonly [family: string]: string } =>
  Object.fromEntries(
    (css.match(/@font-face\s*\{[^}]*\}/g) ?? [])
      .filter((face) => textOf(face, 'unicode-range').startsWith(begins))
      .flatMap((face) => {
        const file = /url\("?[^)"]*?([^/)"]+\.woff2)"?\)/.exec(face)?.[1]
        return file ? [[textOf(face, 'font-family'), file]] : []
      }),
  )
