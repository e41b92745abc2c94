'use client'

import type { CarVideo } from '@forecourt/rules/entities/parseVideo'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { island } from '../../islands/island'
import { Glyph } from '../../ui/Glyph'
import { play } from '../../ui/icons/play'

interface VideoLinkProps {
  readonly video: CarVideo
  readonly title: string
  /** The preview picture. */
  readonly children: ReactNode
}

/** A link to a video; a click plays it inline. */
const VideoLinkPart = ({ video, title, children }: VideoLinkProps) => {
  const [plays, setPlays] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (plays) frame.current?.focus()
  }, [plays])
  if (plays)
    return (
      <iframe
        ref={frame}
        src={video.frame}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded-card bg-background"
      />
    )
  return (
    <a
      href={video.address}
      target="_blank"
      rel="noopener noreferrer"
      data-in-page=""
      aria-label={`${title}, on ${video.provider}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        setPlays(true)
      }}
      className="group/video relative block overflow-hidden rounded-card"
    >
      {children}
      <span
        data-tone="dark"
        className="absolute inset-x-2 bottom-2 flex items-center gap-2 rounded-field bg-background/85 px-2.5 py-1.5 text-small text-text group-hover/video:bg-background"
      >
        <Glyph path={play} size={18} className="shrink-0" />
        <span className="truncate">Video · {video.provider}</span>
      </span>
    </a>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const VideoLink = island('VideoLink', VideoLinkPart, { hydrateOn: 'interaction' })
