import { expect, test } from 'vitest'
import { startPath } from './startPath'

test.each([
  { search: '', path: '/' },
  { search: '?section=card&path=/search', path: '/search' },
  { search: '?path=%2Fsearch%3Fmake%3DKia', path: '/search?make=Kia' },
  { search: '?path=//elsewhere.example', path: '/' },
  { search: '?path=https://elsewhere.example', path: '/' },
])('the editor opened with “$search” previews the path $path', ({ search, path }) => expect(startPath(search)).toBe(path))
