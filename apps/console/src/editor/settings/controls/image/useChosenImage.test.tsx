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
  { name: 'another picture sets its alt text', image: { key: 'new.webp', alt: 'An orange circle' }, alt: 'An orange circle' },
  { name: 'another picture without alt text clears the old alt text', image: { key: 'new.webp', alt: '' }, alt: '' },
  { name: 'the same picture keeps its alt text', image: { key: 'old.webp', alt: '' }, alt: 'A blue SUV in front of a city skyline' },
  { name: 'the same picture takes a newly entered alt text', image: { key: 'old.webp', alt: 'An SUV' }, alt: 'An SUV' },
])('$name', ({ image, alt }) => {
  const at = choose(`${block}/hero/image`, image)
  expect([at('hero/image'), at('hero/imageAlt')]).toEqual([image.key, alt])
})

test('A picture chosen for a photo block sets the caption from its alt text', () => {
  const at = choose(`${block}/photos/entries/picture/image`, { key: 'new.webp', alt: 'Our workshop' })
  expect([at('photos/entries/picture/image'), at('photos/entries/picture/caption')]).toEqual(['new.webp', 'Our workshop'])
})
