import { describe, expect, it } from 'vitest'
import { preloadLinks } from './preloadLinks'

const assets = {
  script: '/start.js',
  styles: ['/site.css'],
  fonts: { archivo: '/archivo.woff2', nunito: '/nunito.woff2' },
}
const font = (file: string) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`

describe('preloads the files that the first paint needs', () => {
  it.each([
    { name: 'two typefaces', theme: { headingFont: 'archivo', bodyFont: 'nunito' }, fonts: ['/nunito.woff2', '/archivo.woff2'] },
    { name: 'one for both', theme: { headingFont: 'nunito', bodyFont: 'nunito' }, fonts: ['/nunito.woff2'] },
    { name: 'system fonts, which need no file', theme: { headingFont: 'system', bodyFont: 'system' }, fonts: [] },
  ] as const)('$name', ({ theme, fonts }) => {
    expect(preloadLinks(theme, assets)).toBe(['</site.css>; rel=preload; as=style', ...fonts.map(font)].join(', '))
  })
})
