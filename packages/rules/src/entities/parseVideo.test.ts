import { describe, expect, it } from 'vitest'
import { parseVideo, videoHosts } from './parseVideo'

const watched = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

describe('parseVideo (VDP-02)', () => {
  it.each([
    { name: 'as a browser shows it', text: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s', address: watched },
    { name: 'as it is shared', text: 'https://youtu.be/dQw4w9WgXcQ?si=abc', address: watched },
    { name: 'without its protocol', text: ' youtube.com/watch?v=dQw4w9WgXcQ ', address: watched },
    { name: 'of a phone', text: 'https://m.youtube.com/shorts/dQw4w9WgXcQ', address: watched },
    { name: 'of a frame', text: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', address: watched },
    { name: 'of Vimeo', text: 'https://vimeo.com/76979871', address: 'https://vimeo.com/76979871' },
    { name: 'of Vimeo, not listed', text: 'https://vimeo.com/76979871/ab12cd34ef', address: 'https://vimeo.com/76979871/ab12cd34ef' },
    {
      name: 'of a frame of Vimeo',
      text: 'https://player.vimeo.com/video/76979871?h=ab12cd34ef',
      address: 'https://vimeo.com/76979871/ab12cd34ef',
    },
  ])('knows an address $name, and knows what it wrote', ({ text, address }) => {
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
  ])('knows no video at %j', (text) => {
    expect(parseVideo(text)).toBeNull()
  })
})
