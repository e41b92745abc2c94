/** A video hosted on another site. */
export interface CarVideo {
  readonly provider: 'YouTube' | 'Vimeo'
  /** URL of its page. */
  readonly address: string
  /** URL of its embed frame. */
  readonly frame: string
}

export const maxVideos = 10
/** Origins of video embeds. */
export const videoHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

const [youTube, vimeo] = videoHosts

/** Id of a YouTube video, from any of its URL forms. */
const youTubeId = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  const host = hostname.replace(/^(?:www|m|music)\./, '')
  if (host === 'youtu.be') return pathname.slice(1)
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined
  return pathname === '/watch' ? (searchParams.get('v') ?? undefined) : /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(pathname)?.[1]
}

/** Id of a Vimeo video, and the key of an unlisted one. */
const vimeoId = ({ hostname, pathname, searchParams }: URL): readonly [id: string, key: string | undefined] | undefined => {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return undefined
  const [, id, key] = /^\/(?:video\/|channels\/[\w-]+\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(pathname) ?? []
  return id === undefined ? undefined : [id, key ?? /^[0-9a-f]{6,20}$/.exec(searchParams.get('h') ?? '')?.[0]]
}

/** Parses a YouTube or Vimeo URL (VDP-02), such as `https://youtu.be/dQw4w9WgXcQ`; null for any other. */
export const parseVideo = (text: string): CarVideo | null => {
  const entered = text.trim()
  const withScheme = /^https?:\/\//i.test(entered) ? entered : `https://${entered}`
  if (!URL.canParse(withScheme)) return null
  const url = new URL(withScheme)
  const id = youTubeId(url)
  if (id !== undefined && /^[\w-]{11}$/.test(id))
    return { provider: 'YouTube', address: `https://www.youtube.com/watch?v=${id}`, frame: `${youTube}/embed/${id}?autoplay=1&rel=0` }
  const [number, key] = vimeoId(url) ?? []
  if (number === undefined) return null
  return {
    provider: 'Vimeo',
    address: `https://vimeo.com/${number}${key ? `/${key}` : ''}`,
    frame: `${vimeo}/video/${number}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`,
  }
}
