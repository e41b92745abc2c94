// @vitest-environment jsdom
import { valueAt } from '@forecourt/schema/layers/ListItem'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { EditorStage, openTestSession } from '../../../testing/openTestSession'
import { useChosenImage } from './useChosenImage'

const hero = { id: 'hero', kind: 'hero', image: 'old.webp#20,30', imageAlt: 'A blue SUV in front of a city skyline' }
const photos = { id: 'photos', kind: 'photos', entries: [{ id: 'picture', image: 'old.webp', caption: 'The yard' }] }
const block = '/pages/list/home/blocks'

const choose = (pointer: string, image: { key: string; alt: string }) => {
  const session = openTestSession({ values: { pages: { list: [{ id: 'home', blocks: [hero, photos] }] } } as never })
  const wrapper = ({ children }: { children: ReactNode }) => <EditorStage session={session}>{children}</EditorStage>
  const { result } = renderHook(() => useChosenImage(pointer), { wrapper })
  act(() => {
    result.current(image)
    session.flush()
  })
  return (at: string) => valueAt(session.state().config, `${block}/${at}`)
}

test.each([
  { name: 'another picture brings the words typed for it', image: { key: 'new.webp', alt: 'An orange circle' }, alt: 'An orange circle' },
  { name: 'another picture without words has none of the old one', image: { key: 'new.webp', alt: '' }, alt: '' },
  { name: 'the same picture keeps its words', image: { key: 'old.webp', alt: '' }, alt: 'A blue SUV in front of a city skyline' },
  { name: 'the same picture takes words typed now', image: { key: 'old.webp', alt: 'An SUV' }, alt: 'An SUV' },
])('$name', ({ image, alt }) => {
  const at = choose(`${block}/hero/image`, image)
  expect([at('hero/image'), at('hero/imageAlt')]).toEqual([image.key, alt])
})

test('A picture among photos brings its words as the caption', () => {
  const at = choose(`${block}/photos/entries/picture/image`, { key: 'new.webp', alt: 'Our workshop' })
  expect([at('photos/entries/picture/image'), at('photos/entries/picture/caption')]).toEqual(['new.webp', 'Our workshop'])
})
