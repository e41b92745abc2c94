'use client'

import { type ComponentType, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { usePictureOrigin } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'
import { Glyph } from '../../ui/Glyph'
import { chevronLeft } from '../../ui/icons/chevronLeft'
import { chevronRight } from '../../ui/icons/chevronRight'
import { images as imagesIcon } from '../../ui/icons/images'
import { MediaImage } from '../../ui/MediaImage'
import { Picture } from '../../ui/Picture'
import { pictureSource } from '../../ui/pictureSource'
import type { LightboxProps } from './Lightbox.client'
import { type GalleryImage, Mosaic, Thumbnails } from './Mosaic'
import { useLoop } from './useLoop'

export interface GalleryProps {
  /** What the pictures are of. */
  readonly name: string
  readonly images: readonly GalleryImage[]
  readonly sizes: string
  /** One picture with the others small under it, or on wide screens some of them large beside it. */
  readonly look?: 'strip' | 'mosaic'
  /** As wide as the page: lower than usual, so that what follows stays in sight. */
  readonly wide?: boolean
}

const arrow =
  'absolute top-1/2 z-10 grid size-12 -translate-y-1/2 cursor-pointer place-items-center rounded-full bg-background/90 text-text shadow-resting transition-opacity hover:bg-background max-sm:hidden pointer-coarse:hidden print:hidden noscript:hidden'

/** On a phone that lies on its side the strip is as high as the screen leaves it room: three by two of its width would be higher than all of it. */
const lying = {
  strip: 'max-lg:landscape:max-h-[calc(100svh-6rem)] max-lg:landscape:w-full',
  picture: 'max-lg:landscape:object-contain!',
} as const

/** Scrolling counts as at rest this near to a picture, in pixels. */
const near = 2

/** How the large picture is cut on wide screens: as wide as the page it is low enough that name and price stay in sight under it. */
const shapeOf = ({ mosaic, wide, count }: { mosaic: boolean; wide: boolean; count: number }): string => {
  if (!wide) return mosaic ? 'lg:aspect-4/3' : ''
  if (!mosaic) return 'lg:aspect-[5/2] lg:max-h-[clamp(18rem,100svh-34rem,30rem)] lg:w-full'
  return `${count > 4 ? 'lg:aspect-3/2' : 'lg:aspect-2/1'} lg:max-h-[clamp(22rem,100svh-30rem,34rem)] lg:w-full`
}

/** In a strip as wide as the page a picture stands whole on itself, blurred: nothing is cut, and there are no empty sides. */
const Backdrop = ({ source }: { readonly source: string }) => (
  <MediaImage
    source={source}
    sizes="1px"
    alt=""
    loading="lazy"
    decoding="async"
    className="pointer-events-none absolute inset-0 hidden size-full scale-110 object-cover opacity-90 blur-xl saturate-150 lg:block print:hidden"
  />
)

/** Null when it can't be fetched: the pictures of the strip are there all the same. */
const loadLightbox = () => import('./Lightbox.client').catch(() => null)

/**
 * Pictures side by side in a strip that snaps: a finger swipes it, arrows and the arrow keys turn it, the last leads to the first (UI-06).
 * Scrolling is the browser's own, so it works before any script. The full-screen view is fetched when it is first asked for.
 */
const GalleryPart = ({ name, images, sizes, look = 'strip', wide = false }: GalleryProps) => {
  const strip = useRef<HTMLUListElement>(null)
  const thumbs = useRef<HTMLUListElement>(null)
  // On the way round an end: 1 forwards, -1 backwards.
  const round = useRef(0)
  // Where the arrows send the strip, in pixels, until it arrives: what it passes on the way is no choice.
  const heading = useRef<number | null>(null)
  const [current, setCurrent] = useState(0)
  const [opened, setOpened] = useState<{ readonly Lightbox: ComponentType<LightboxProps>; readonly start: number } | null>(null)
  const count = images.length
  const many = count > 1
  const mosaic = look === 'mosaic' && count > 2
  const { lead, start: startLoop } = useLoop(strip, count)
  const [first] = images
  const last = images.at(-1)

  const follow = (index: number) => {
    setCurrent(index)
    const list = thumbs.current
    const thumb = list?.children[index]
    if (!list || !(thumb instanceof HTMLElement)) return
    list.scrollTo({ left: thumb.offsetLeft - (list.clientWidth - thumb.offsetWidth) / 2 })
  }

  const goTo = (wanted: number, behavior: ScrollBehavior = 'auto') => {
    const element = strip.current
    if (!element) return
    const { clientWidth } = element
    const index = (wanted + count) % count
    // Pressed again while still going round an end: go on from where the picture itself stands.
    if (round.current !== 0) element.scrollTo({ left: element.scrollLeft - round.current * count * clientWidth, behavior: 'instant' })
    round.current = lead === 0 ? 0 : Math.sign(wanted - index)
    const goesRound = index !== wanted
    const left = (lead === 0 ? index : wanted + lead) * clientWidth
    heading.current = Math.abs(element.scrollLeft - left) < near ? null : left
    element.scrollTo({ left, behavior: goesRound && lead === 0 ? 'instant' : behavior })
    follow(index)
  }

  const onScroll = () => {
    const element = strip.current
    if (!element || element.clientWidth === 0) return
    if (heading.current !== null && Math.abs(element.scrollLeft - heading.current) >= near) return
    heading.current = null
    const at = Math.round(element.scrollLeft / element.clientWidth)
    if (Math.abs(element.scrollLeft - at * element.clientWidth) >= near) return
    const index = (at - lead + count) % count
    if (index !== at - lead) {
      round.current = 0
      element.scrollTo({ left: (index + lead) * element.clientWidth, behavior: 'instant' })
    }
    if (index !== current) follow(index)
  }

  /** A finger or a wheel takes over. */
  const letGo = () => {
    heading.current = null
  }

  const focusOn = (index: number, list: HTMLElement | null = strip.current) =>
    list?.querySelectorAll('button')[index]?.focus({ preventScroll: true })

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, number>> = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }
    const wanted = moves[event.key]
    if (!many || wanted === undefined) return
    event.preventDefault()
    goTo(wanted, Math.abs(wanted - current) > 1 ? 'instant' : 'auto')
    const list = [strip.current, thumbs.current].find((each) => each?.contains(document.activeElement))
    if (list) focusOn((wanted + count) % count, list)
  }

  const origin = usePictureOrigin()
  /** As the strip shows it, or else the smallest there is. */
  const smallOf = useCallback(
    (index: number) => {
      const shown = strip.current?.querySelectorAll<HTMLImageElement>('button img')[index]
      if (shown?.complete && shown.naturalWidth > 0) return shown.currentSrc
      const { src, srcSet } = pictureSource(images[index]?.key ?? '', origin)
      return srcSet?.split(' ')[0] ?? src
    },
    [images, origin],
  )

  const open = async (start: number) => {
    const loaded = await loadLightbox()
    if (loaded) setOpened({ Lightbox: loaded.Lightbox, start })
  }

  const beginLoop = () => {
    const moved = startLoop()
    const element = strip.current
    if (moved === 0 || heading.current === null || !element) return
    // A key may turn it as soon as it answers: it is still on its way, and everything stands further back.
    heading.current += moved * element.clientWidth
    element.scrollTo({ left: heading.current })
  }

  const comeNear = () => {
    beginLoop()
    void loadLightbox()
  }

  // The interaction that hydrated it may have been a swipe, or of a pointer that is inside by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it begins to answer
  useEffect(() => {
    onScroll()
    if (!strip.current?.parentElement?.matches(':hover') || !window.matchMedia('(hover: hover)').matches) return
    const timer = setTimeout(comeNear)
    return () => clearTimeout(timer)
  }, [])

  // In a strip as wide as the page every picture is whole: cut to its shape, a car would lose its roof. So on a phone that lies on its side.
  const isWhole = wide && !mosaic
  const face = `h-full! ${lying.picture} ${isWhole ? 'relative lg:bg-transparent! lg:object-contain!' : ''}`

  const copyOf = (image: GalleryImage | undefined) =>
    lead > 0 &&
    image && (
      <li aria-hidden="true" className="relative h-full w-full shrink-0 snap-start overflow-hidden print:hidden">
        {isWhole && <Backdrop source={image.key} />}
        <Picture source={image.key} alt="" sizes={sizes} className={face} />
      </li>
    )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work from every control inside; a pointer on the way here fetches the full-screen view ahead
    <div
      onKeyDown={onKeyDown}
      onPointerEnter={comeNear}
      onFocus={beginLoop}
      className={mosaic ? `lg:grid lg:gap-2 ${wide && count > 4 ? 'lg:grid-cols-2' : 'lg:grid-cols-[2fr_1fr]'}` : ''}
    >
      <div className="relative overflow-hidden rounded-card bg-raised max-lg:rounded-none">
        <ul
          ref={strip}
          onScroll={onScroll}
          onPointerDown={letGo}
          onWheel={letGo}
          aria-label={`Photos of ${name}`}
          className={`flex aspect-3/2 ${lying.strip} ${shapeOf({ mosaic, wide, count })} snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth`}
        >
          {copyOf(last)}
          {images.map((image, index) => (
            <li
              key={image.key}
              className={`relative h-full w-full shrink-0 snap-start overflow-hidden ${index === 0 ? '' : 'print:hidden'}`}
            >
              {isWhole && <Backdrop source={image.key} />}
              <button
                type="button"
                onClick={() => open(index)}
                className="relative block size-full cursor-zoom-in -outline-offset-4!"
                aria-label={`Enlarge photo ${index + 1} of ${count}`}
                tabIndex={index === current ? 0 : -1}
              >
                <Picture source={image.key} alt={image.alt} sizes={sizes} priority={index === 0} className={face} />
              </button>
            </li>
          ))}
          {copyOf(first)}
        </ul>
        {many && (
          <>
            <button type="button" onClick={() => goTo(current - 1)} className={`${arrow} left-3`} aria-label="Previous photo">
              <Glyph path={chevronLeft} size={24} />
            </button>
            <button type="button" onClick={() => goTo(current + 1)} className={`${arrow} right-3`} aria-label="Next photo">
              <Glyph path={chevronRight} size={24} />
            </button>
            <p
              className="pointer-events-none absolute right-3 bottom-3 flex items-center gap-1.5 rounded-control bg-black/70 px-2.5 py-1 text-tiny font-semibold text-white tabular-nums print:hidden noscript:hidden"
              aria-live="polite"
            >
              <Glyph path={imagesIcon} size={14} />
              <span>
                <span className="sr-only">Photo </span>
                {current + 1} / {count}
              </span>
            </p>
          </>
        )}
      </div>
      {mosaic && <Mosaic images={images} most={wide ? 4 : 2} onOpen={open} />}
      {many && !mosaic && (
        <Thumbnails
          ref={thumbs}
          images={images}
          current={current}
          onChoose={(index) => goTo(index, Math.abs(index - current) > 1 ? 'instant' : 'auto')}
        />
      )}
      {opened && (
        <opened.Lightbox
          name={name}
          images={images}
          start={opened.start}
          smallOf={smallOf}
          onClose={(index) => {
            setOpened(null)
            goTo(index, 'instant')
            focusOn(index)
          }}
        />
      )}
    </div>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const Gallery = island('Gallery', GalleryPart, { hydrateOn: 'interaction' })
