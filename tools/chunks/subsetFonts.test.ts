import { expect, it } from 'vitest'
import { subsetFonts } from './subsetFonts'

const face = (family: string, file: string, range: string) =>
  `@font-face{font-family:${family};font-display:swap;src:url(../media/${file})format("woff2-variations");unicode-range:${range}}`

it('names the file of each typeface that begins with what a keyboard has', () => {
  const css = [
    face('Archivo Variable', 'archivo-latin-wght-normal.1a.woff2', 'U+??,U+131'),
    face('Archivo Variable', 'archivo.2b.woff2', 'U+20-7E,U+A0'),
    face('"Nunito Sans Variable"', 'nunito-sans.3c.woff2', 'U+20-7E,U+A0'),
    '@font-face{font-family:Archivo Fallback;src:local("Arial");size-adjust:97%}',
    '.a{color:red}',
  ].join('')
  expect(subsetFonts(css)).toEqual({ 'Archivo Variable': 'archivo.2b.woff2', 'Nunito Sans Variable': 'nunito-sans.3c.woff2' })
})
