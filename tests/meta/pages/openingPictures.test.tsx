import { describe, expect, it } from 'vitest'
import { drawnPage } from '../drawnPage'
import { samplePages } from '../samplePages'
import { openDemo } from '../seededDemo'

const pages = await samplePages(await openDemo())

/** Loading attributes of the first block's pictures, if they are location photos; otherwise empty. */
const openingPhotos = (page: (typeof pages)[number]): readonly string[] => {
  const html = drawnPage(page)
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const opening = main.slice(0, main.indexOf('</ul>', main.indexOf('<h1')))
  return [...opening.matchAll(/<img [^>]*>/g)]
    .map(([image]) => image)
    .filter((image) => image.includes('/media/locations/'))
    .map((image) => /loading="(\w+)"/.exec(image)?.[1] ?? '')
}

const placed = pages.filter(({ data }) => data.page === 'content' || data.page === 'locations')

describe('a page that starts with photos of locations (LOC-09)', () => {
  const opened = placed.map((page) => ({ name: page.name, photos: openingPhotos(page) })).filter(({ photos }) => photos.length > 1)

  it('a page that starts with photos of locations exists on the demo sites', () => {
    expect(opened.length).toBeGreaterThan(1)
  })

  it.each(opened)(
    'a page that starts with photos of locations loads the first at once and the others near the viewport: $name',
    ({ photos }) => {
      expect(photos[0]).toBe('eager')
      expect(new Set(photos.slice(1))).toEqual(new Set(['lazy']))
    },
  )
})
