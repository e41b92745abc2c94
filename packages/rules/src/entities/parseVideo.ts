/** A video that stays on another site. */
export interface CarVideo {
  readonly on: 'YouTube' | 'Vimeo'
  /** Where people watch it. */
  readonly address: string
  /** What a frame shows of it. */
  readonly frame: string
}

export const mostVideos = 10
/** Where frames of videos come from. */
export const videoHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

const [youTube, vimeo] = videoHosts

/** What a video is called there, behind any of the addresses people copy. */
const youTubeId = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  const host = hostname.replace(/^(?:www|m|music)\./, '')
  if (host === 'youtu.be') return pathname.slice(1)
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined
  return pathname === '/watch' ? (searchParams.get('v') ?? undefined) : /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(pathname)?.[1]
}

/** The id, and the key of a video that only those see who have its address. */
const vimeoId = ({ hostname, pathname, searchParams }: URL): readonly [id: string, key: string | undefined] | undefined => {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return undefined
  const [, id, key] = /^\/(?:video\/|channels\/[\w-]+\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(pathname) ?? []
  return id === undefined ? undefined : [id, key ?? /^[0-9a-f]{6,20}$/.exec(searchParams.get('h') ?? '')?.[0]]
}

/** The video an address leads to, on YouTube or Vimeo (VDP-02); null for any other address. `https://youtu.be/dQw4w9WgXcQ` is one. */
export const parseVideo = (text: string): CarVideo | null => {
  const typed = text.trim()
  const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(whole)) return null
  const url = new URL(whole)
  const id = youTubeId(url)
  if (id !== undefined && /^[\w-]{11}$/.test(id))
    return { on: 'YouTube', address: `https://www.youtube.com/watch?v=${id}`, frame: `${youTube}/embed/${id}?autoplay=1&rel=0` }
  const [number, key] = vimeoId(url) ?? []
  if (number === undefined) return null
  return {
    on: 'Vimeo',
    address: `https://vimeo.com/${number}${key ? `/${key}` : ''}`,
    frame: `${vimeo}/video/${number}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`,
  }
}
