'use client'

import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Glyph } from '../../ui/Glyph'
import { chevronLeft, chevronRight, minus, plus, x } from '../../ui/iconPaths'
import { pictureSource } from '../../ui/pictureSource'
import type { GalleryImage } from './Gallery.client'

export interface LightboxProps {
  readonly name: string
  readonly images: readonly GalleryImage[]
  readonly start: number
  /** Told which picture was last seen. */
  readonly onClose: (index: number) => void
}

/** A point of a picture, in parts of its width and height. */
interface Point {
  readonly x: number
  readonly y: number
}

const middle: Point = { x: 0.5, y: 0.5 }

const control = 'grid size-12 cursor-pointer place-items-center rounded-full text-text hover:bg-raised'

/** The pictures over the whole screen, one at a time, with a closer look on press. */
export const Lightbox = ({ name, images, start, onClose }: LightboxProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(start)
  const [zoom, setZoom] = useState<Point | null>(null)
  const zoomed = zoom !== null
  const many = images.length > 1

  useEffect(() => {
    dialog.current?.showModal()
    const element = strip.current
    element?.scrollTo({ left: start * element.clientWidth, behavior: 'instant' })
    element?.focus()
  }, [start])

  const goTo = (wanted: number) => {
    const index = (wanted + images.length) % images.length
    const element = strip.current
    element?.scrollTo({ left: index * element.clientWidth, behavior: index === wanted ? 'auto' : 'instant' })
    setCurrent(index)
    setZoom(null)
  }

  const onScroll = () => {
    const element = strip.current
    if (!element || zoomed || element.clientWidth === 0) return
    const index = Math.round(element.scrollLeft / element.clientWidth)
    if (index !== current && Math.abs(element.scrollLeft - index * element.clientWidth) < 2) setCurrent(index)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      if (!many) return
      event.preventDefault()
      goTo(current + (event.key === 'ArrowRight' ? 1 : -1))
    }
    if (event.key === '+' || event.key === '=') setZoom(middle)
    if (event.key === '-') setZoom(null)
  }

  /** Comes closer at the point that was pressed, or at the middle for a keyboard. */
  const zoomAt = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const pressed = event.detail === 0 ? middle : { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
    setZoom(zoom ? null : pressed)
  }

  // A closer look starts where it was asked for; the frame must have grown before it can be moved there.
  useLayoutEffect(() => {
    const frame = strip.current?.children[current]
    if (!zoom || !frame) return
    frame.scrollTo({
      left: zoom.x * frame.scrollWidth - frame.clientWidth / 2,
      top: zoom.y * frame.scrollHeight - frame.clientHeight / 2,
      behavior: 'instant',
    })
  }, [zoom, current])

  return (
    <dialog
      ref={dialog}
      data-tone="dark"
      aria-label={`Photos of ${name}`}
      onClose={() => onClose(current)}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-background p-0 text-text"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 px-3 py-2">
          <p className="pl-2 text-small tabular-nums" aria-live="polite">
            <span className="sr-only">Photo </span>
            {current + 1} / {images.length}
          </p>
          <p className="min-w-0 flex-1 truncate text-center text-small text-muted max-sm:invisible">{name}</p>
          <div className="flex">
            <button
              type="button"
              onClick={() => setZoom(zoomed ? null : middle)}
              aria-pressed={zoomed}
              className={control}
              aria-label="Zoom in"
            >
              <Glyph path={zoomed ? minus : plus} size={24} />
            </button>
            <button type="button" onClick={() => dialog.current?.close()} className={control} aria-label="Close photos">
              <Glyph path={x} size={24} />
            </button>
          </div>
        </div>
        <div className="relative min-h-0 flex-1">
          <ul
            ref={strip}
            onScroll={onScroll}
            tabIndex={-1}
            className={`flex h-full snap-x snap-mandatory outline-none [scrollbar-width:none] motion-safe:scroll-smooth ${zoomed ? 'overflow-hidden' : 'overflow-x-auto'}`}
          >
            {images.map((image, index) => {
              const close = zoomed && index === current
              return (
                <li
                  key={image.key}
                  className={`h-full w-full shrink-0 snap-start ${close ? 'overflow-auto overscroll-contain' : 'overflow-hidden'}`}
                >
                  <button
                    type="button"
                    onClick={zoomAt}
                    tabIndex={index === current ? 0 : -1}
                    className={`relative block outline-none ${close ? 'size-[220%] cursor-zoom-out' : 'size-full cursor-zoom-in'}`}
                  >
                    <img
                      {...pictureSource(image.key)}
                      sizes={close ? '220vw' : '100vw'}
                      alt={image.alt}
                      loading={Math.abs(index - start) <= 1 ? 'eager' : 'lazy'}
                      decoding="async"
                      className="absolute inset-0 size-full object-contain"
                    />
                  </button>
                </li>
              )
            })}
          </ul>
          {many && !zoomed && (
            <>
              <button
                type="button"
                onClick={() => goTo(current - 1)}
                className={`${control} absolute top-1/2 left-2 -translate-y-1/2 bg-background/70`}
                aria-label="Previous photo"
              >
                <Glyph path={chevronLeft} size={28} />
              </button>
              <button
                type="button"
                onClick={() => goTo(current + 1)}
                className={`${control} absolute top-1/2 right-2 -translate-y-1/2 bg-background/70`}
                aria-label="Next photo"
              >
                <Glyph path={chevronRight} size={28} />
              </button>
            </>
          )}
        </div>
      </div>
    </dialog>
  )
}
