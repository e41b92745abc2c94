import { describe, expect, it } from 'vitest'
import { pictureSource } from './pictureSource'

describe('pictureSource', () => {
  it('pictureSource offers a media key in every width that the media route serves', () => {
    expect(pictureSource('stock/a.webp').src).toBe('/media/stock/a.webp?w=960')
    expect(pictureSource('stock/a.webp').srcSet?.split(', ')).toHaveLength(7)
  })

  it('pictureSource accepts a key with or without its route', () => {
    expect(pictureSource('/media/a.png')).toEqual(pictureSource('a.png'))
    expect(pictureSource('/a.png')).toEqual(pictureSource('a.png'))
  })

  it('pictureSource uses the file’s own address, whatever its focal point', () => {
    expect(pictureSource('a.webp#30,70')).toEqual(pictureSource('a.webp'))
  })

  it('pictureSource leaves an absolute address unchanged', () => {
    expect(pictureSource('https://images.example/a.png')).toEqual({ src: 'https://images.example/a.png' })
  })
})

it('the page requests every width of a media library picture from the image CDN, and no other picture (API-15)', () => {
  const cdn = 'https://cdn.example'
  const own = pictureSource('stock/a.webp')
  for (const key of ['stock/a.webp', '/media/stock/a.webp', 'stock/a.webp#30,70'])
    expect(pictureSource(key, cdn)).toEqual({
      src: `${cdn}${own.src}`,
      srcSet: own.srcSet?.replaceAll('/media/', `${cdn}/media/`),
    })
  expect(pictureSource('https://images.example/a.png', cdn)).toEqual({ src: 'https://images.example/a.png' })
})
