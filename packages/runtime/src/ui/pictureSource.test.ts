import { afterEach, describe, expect, it, vi } from 'vitest'
import { pictureSource, setPictureOrigin } from './pictureSource'

describe('pictureSource', () => {
  it('offers a media key in every width the media route serves', () => {
    expect(pictureSource('stock/a.webp').src).toBe('/media/stock/a.webp?w=960')
    expect(pictureSource('stock/a.webp').srcSet?.split(', ')).toHaveLength(7)
  })

  it('takes a key with or without its route', () => {
    expect(pictureSource('/media/a.png')).toEqual(pictureSource('a.png'))
    expect(pictureSource('/a.png')).toEqual(pictureSource('a.png'))
  })

  it('asks for the file itself, whatever point of it is in focus', () => {
    expect(pictureSource('a.webp#30,70')).toEqual(pictureSource('a.webp'))
  })

  it('leaves a full address alone', () => {
    expect(pictureSource('https://images.example/a.png')).toEqual({ src: 'https://images.example/a.png' })
  })
})

describe('an image CDN (API-15)', () => {
  const cdn = 'https://cdn.example'
  /** A document as a browser has it, with or without an origin of its pictures. */
  const inDocument = (pictures?: string) => vi.stubGlobal('document', { documentElement: { dataset: { pictures } } })
  afterEach(() => {
    setPictureOrigin('')
    vi.unstubAllGlobals()
  })

  it.each([
    { where: 'a server with a CDN', prepare: () => setPictureOrigin(cdn), from: cdn },
    { where: 'a server without one', prepare: () => setPictureOrigin(''), from: '' },
    { where: 'a document that names one', prepare: () => inDocument(cdn), from: cdn },
    { where: 'a document that names none', prepare: () => inDocument(), from: '' },
  ])('is asked for every width of a picture of the media library, and for no other: $where', ({ prepare, from }) => {
    const own = pictureSource('stock/a.webp')
    prepare()
    for (const key of ['stock/a.webp', '/media/stock/a.webp', 'stock/a.webp#30,70'])
      expect(pictureSource(key)).toEqual({
        src: `${from}${own.src}`,
        srcSet: own.srcSet?.replaceAll('/media/', `${from}/media/`),
      })
    expect(pictureSource('https://images.example/a.png')).toEqual({ src: 'https://images.example/a.png' })
  })
})
