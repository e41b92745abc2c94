'use client'

import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react'
import { Glyph } from '../../ui/Glyph'
import { chevronLeft, chevronRight, images as imagesIcon } from '../../ui/iconPaths'
import { Picture } from '../../ui/Picture'
import { pictureSource } from '../../ui/pictureSource'
import type { LightboxProps } from './Lightbox.client'

export interface GalleryImage {
  readonly key: string
  readonly alt: string
}

export interface GalleryProps {
  /** What the pictures are of. */
  readonly name: string
  readonly images: readonly GalleryImage[]
  readonly sizes: string
}

const arrow =
  'absolute top-1/2 z-10 grid size-12 -translate-y-1/2 cursor-pointer place-items-center rounded-full bg-background/90 text-text shadow-resting transition-opacity hover:bg-background noscript:hidden'

/**
 * Pictures side by side in a strip that snaps: a finger swipes it, arrows and the arrow keys turn it, the last leads to the first (UI-06).
 * Scrolling is the browser's own, so it works before any script. The full-screen view is fetched when it is first asked for.
 */
export const Gallery = ({ name, images, sizes }: GalleryProps) => {
  const strip = useRef<HTMLUListElement>(null)
  const thumbs = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [opened, setOpened] = useState<{ readonly Lightbox: ComponentType<LightboxProps>; readonly start: number } | null>(null)
  const many = images.length > 1

  const follow = (index: number) => {
    setCurrent(index)
    const list = thumbs.current
    const thumb = list?.children[index]
    if (!list || !(thumb instanceof HTMLElement)) return
    list.scrollTo({ left: thumb.offsetLeft - (list.clientWidth - thumb.offsetWidth) / 2 })
  }

  const goTo = (wanted: number, behavior: ScrollBehavior = 'auto') => {
    const index = (wanted + images.length) % images.length
    const element = strip.current
    element?.scrollTo({ left: index * element.clientWidth, behavior: index === wanted ? behavior : 'instant' })
    follow(index)
  }

  const onScroll = () => {
    const element = strip.current
    if (!element || element.clientWidth === 0) return
    const index = Math.round(element.scrollLeft / element.clientWidth)
    if (index !== current && Math.abs(element.scrollLeft - index * element.clientWidth) < 2) follow(index)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!many || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    goTo(current + (event.key === 'ArrowRight' ? 1 : -1))
  }

  const open = async (start: number) => {
    const { Lightbox } = await import('./Lightbox.client')
    setOpened({ Lightbox, start })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work from every control inside
    <div onKeyDown={onKeyDown}>
      <div className="relative overflow-hidden rounded-card bg-raised max-lg:rounded-none">
        <ul
          ref={strip}
          onScroll={onScroll}
          aria-label={`Photos of ${name}`}
          className="flex aspect-3/2 snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth"
        >
          {images.map((image, index) => (
            <li key={image.key} className="h-full w-full shrink-0 snap-start">
              <button
                type="button"
                onClick={() => open(index)}
                className="block size-full cursor-zoom-in -outline-offset-4!"
                aria-label={`Enlarge photo ${index + 1} of ${images.length}`}
                tabIndex={index === current ? 0 : -1}
              >
                <Picture source={image.key} alt={image.alt} sizes={sizes} priority={index === 0} className="h-full!" />
              </button>
            </li>
          ))}
        </ul>
        {many && (
          <>
            <button
              type="button"
              onClick={() => goTo(current - 1)}
              className={`${arrow} left-3 max-lg:hidden print:hidden`}
              aria-label="Previous photo"
            >
              <Glyph path={chevronLeft} size={24} />
            </button>
            <button
              type="button"
              onClick={() => goTo(current + 1)}
              className={`${arrow} right-3 max-lg:hidden print:hidden`}
              aria-label="Next photo"
            >
              <Glyph path={chevronRight} size={24} />
            </button>
            <p
              className="absolute right-3 bottom-3 flex items-center gap-1.5 rounded-control bg-black/70 px-2.5 py-1 text-tiny font-semibold text-white tabular-nums print:hidden noscript:hidden"
              aria-live="polite"
            >
              <Glyph path={imagesIcon} size={14} />
              <span>
                <span className="sr-only">Photo </span>
                {current + 1} / {images.length}
              </span>
            </p>
          </>
        )}
      </div>
      {many && (
        <ul
          ref={thumbs}
          aria-label="Choose a photo"
          className="relative mt-2 hidden gap-2 overflow-x-auto p-1 [scrollbar-width:thin] motion-safe:scroll-smooth lg:flex print:hidden noscript:hidden"
        >
          {images.map((image, index) => (
            <li key={image.key} className="shrink-0">
              <button
                type="button"
                onClick={() => goTo(index, Math.abs(index - current) > 1 ? 'instant' : 'auto')}
                aria-label={`Photo ${index + 1}`}
                aria-current={index === current}
                className="block w-25 cursor-pointer overflow-hidden rounded-field opacity-70 ring-brand transition-opacity hover:opacity-100 aria-current:opacity-100 aria-current:ring-2"
              >
                <img
                  {...pictureSource(image.key)}
                  sizes="100px"
                  alt=""
                  width={300}
                  height={200}
                  loading="lazy"
                  decoding="async"
                  className="block aspect-3/2 w-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {opened && (
        <opened.Lightbox
          name={name}
          images={images}
          start={opened.start}
          onClose={(index) => {
            setOpened(null)
            goTo(index, 'instant')
          }}
        />
      )}
    </div>
  )
}
