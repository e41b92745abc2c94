import { describe, expect, it } from 'vitest'
import { parseVideo, videoHosts } from './parseVideo'

const watched = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

describe('parseVideo (VDP-02)', () => {
  it.each([
    ['as a browser shows it', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s', watched],
    ['as it is shared', 'https://youtu.be/dQw4w9WgXcQ?si=abc', watched],
    ['without its protocol', ' youtube.com/watch?v=dQw4w9WgXcQ ', watched],
    ['of a phone', 'https://m.youtube.com/shorts/dQw4w9WgXcQ', watched],
    ['of a frame', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', watched],
    ['of Vimeo', 'https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
    ['of Vimeo, not listed', 'https://vimeo.com/76979871/ab12cd34ef', 'https://vimeo.com/76979871/ab12cd34ef'],
    ['of a frame of Vimeo', 'https://player.vimeo.com/video/76979871?h=ab12cd34ef', 'https://vimeo.com/76979871/ab12cd34ef'],
  ])('parseVideo recognises a video address $0, and the address it writes', (_name, text, address) => {
    const video = parseVideo(text)
    expect(video?.address).toBe(address)
    expect(parseVideo(address)).toEqual(video)
    expect(videoHosts).toContain(new URL(video?.frame ?? '').origin)
  })

  it.each([
    '',
    'video',
    'https://www.youtube.com/@dealer',
    'https://www.youtube.com/watch?v=short',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/showcase/12345678/x',
    'https://www.youtube.com/embed/dQw4w9WgXcQ"onload=',
  ])('parseVideo recognises no video in %j', (text) => expect(parseVideo(text)).toBeNull())
})
