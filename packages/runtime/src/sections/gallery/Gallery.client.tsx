'use client'

import { type ComponentType, type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { usePictureOrigin } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'
import { Glyph } from '../../ui/Glyph'
import { chevronLeft } from '../../ui/icons/chevronLeft'
import { chevronRight } from '../../ui/icons/chevronRight'
import { images as imagesIcon } from '../../ui/icons/images'
import { Picture } from '../../ui/Picture'
import { pictureSource } from '../../ui/pictureSource'
import type { LightboxProps } from './Lightbox.client'
import { type GalleryImage, Mosaic, Thumbnails } from './Mosaic'
import { useLoop } from './useLoop'

export interface GalleryProps {
  /** Subject of the pictures. */
  readonly name: string
  readonly images: readonly GalleryImage[]
  readonly sizes: string
  /** 'strip': one picture with thumbnails below. 'mosaic': on wide screens some pictures are large beside it. */
  readonly look?: 'strip' | 'mosaic'
  /** Full page width: with a lower aspect ratio, so that the content below stays visible. */
  readonly wide?: boolean
}

/** Beside a wide picture's car at half its height; in the lower corners of a narrow picture, which the car fills, smaller and beside the count. */
const arrow =
  '@max-2xl/gallery:top-auto @max-2xl/gallery:bottom-2 @max-2xl/gallery:size-9 @max-2xl/gallery:translate-y-0 absolute top-1/2 z-10 grid size-12 -translate-y-1/2 cursor-pointer place-items-center rounded-full bg-background/90 text-text shadow-resting transition-opacity hover:bg-background max-sm:hidden pointer-coarse:hidden print:hidden noscript:hidden'

/** On a phone in landscape the strip's height is limited by the viewport: 3:2 of its width would exceed it. */
const landscapeClasses = {
  strip: 'max-lg:landscape:max-h-[calc(100svh-6rem)] max-lg:landscape:w-full',
  picture: 'max-lg:landscape:object-contain!',
} as const

/** Distance in pixels at which scrolling counts as at rest at a picture. */
const tolerancePx = 2

/** Aspect ratio of the large picture on wide screens: at full page width low enough that the name stays visible below. */
const aspectClass = ({ mosaic, wide, count }: { mosaic: boolean; wide: boolean; count: number }): string => {
  if (!wide) return ''
  // The full width but for the thumbnails; the name below it is still on the first screen of a laptop.
  if (!mosaic) return 'lg:aspect-video lg:max-h-[clamp(20rem,100svh-15rem,44rem)] lg:w-full'
  return `${count > 4 ? 'lg:aspect-3/2' : 'lg:aspect-2/1'} lg:max-h-[clamp(22rem,100svh-30rem,34rem)] lg:w-full`
}

/** Null if the fetch fails: the strip still works. */
const loadLightbox = () => import('./Lightbox.client').catch(() => null)

/** The strip's scroll position: the picture shown, and moves to others, also around the ends. */
const useGalleryStrip = (count: number) => {
  const strip = useRef<HTMLUListElement>(null)
  const thumbs = useRef<HTMLUListElement>(null)
  // Direction while wrapping around an end: 1 forwards, -1 backwards.
  const wrapDirection = useRef(0)
  // Target scroll position of the arrows in pixels, until reached: pictures passed on the way aren't selected.
  const scrollTarget = useRef<number | null>(null)
  const [current, setCurrent] = useState(0)
  const { lead, start: startLoop } = useLoop(strip, count)

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
    // Pressed again while wrapping around: continue from the picture's real position.
    if (wrapDirection.current !== 0)
      element.scrollTo({ left: element.scrollLeft - wrapDirection.current * count * clientWidth, behavior: 'instant' })
    wrapDirection.current = lead === 0 ? 0 : Math.sign(wanted - index)
    const goesRound = index !== wanted
    const left = (lead === 0 ? index : wanted + lead) * clientWidth
    scrollTarget.current = Math.abs(element.scrollLeft - left) < tolerancePx ? null : left
    element.scrollTo({ left, behavior: goesRound && lead === 0 ? 'instant' : behavior })
    follow(index)
  }

  const onScroll = () => {
    const element = strip.current
    if (!element || element.clientWidth === 0) return
    if (scrollTarget.current !== null && Math.abs(element.scrollLeft - scrollTarget.current) >= tolerancePx) return
    scrollTarget.current = null
    const at = Math.round(element.scrollLeft / element.clientWidth)
    if (Math.abs(element.scrollLeft - at * element.clientWidth) >= tolerancePx) return
    const index = (at - lead + count) % count
    if (index !== at - lead) {
      wrapDirection.current = 0
      element.scrollTo({ left: (index + lead) * element.clientWidth, behavior: 'instant' })
    }
    if (index !== current) follow(index)
  }

  /** Touch or wheel input cancels the programmatic scroll. */
  const cancelScroll = () => {
    scrollTarget.current = null
  }

  const beginLoop = () => {
    const moved = startLoop()
    const element = strip.current
    if (moved === 0 || scrollTarget.current === null || !element) return
    // A key may turn it right after hydration, while it still scrolls: shifts the target with the inserted copies.
    scrollTarget.current += moved * element.clientWidth
    element.scrollTo({ left: scrollTarget.current })
  }

  return { strip, thumbs, current, lead, goTo, onScroll, cancelScroll, beginLoop }
}

interface StripControlsProps {
  readonly current: number
  readonly count: number
  readonly onGo: (index: number) => void
}

/** Arrow buttons, and the number of the picture shown. */
const StripControls = ({ current, count, onGo }: StripControlsProps) => (
  <>
    <button type="button" onClick={() => onGo(current - 1)} className={`${arrow} left-3`} aria-label="Previous photo">
      <Glyph path={chevronLeft} size={24} />
    </button>
    <button type="button" onClick={() => onGo(current + 1)} className={`${arrow} right-3`} aria-label="Next photo">
      <Glyph path={chevronRight} size={24} />
    </button>
    <p
      className="pointer-events-none @max-2xl/gallery:sm:not-pointer-coarse:right-14 absolute right-3 bottom-3 flex items-center gap-1.5 rounded-control bg-black/70 px-2.5 py-1 text-tiny font-semibold text-white tabular-nums print:hidden noscript:hidden"
      aria-live="polite"
    >
      <Glyph path={imagesIcon} size={14} />
      <span>
        <span className="sr-only">Photo </span>
        {current + 1} / {count}
      </span>
    </p>
  </>
)

interface StripPictureProps {
  readonly image: GalleryImage
  readonly index: number
  readonly count: number
  readonly isCurrent: boolean
  readonly sizes: string
  readonly pictureClass: string
  readonly onOpen: () => void
}

const StripPicture = ({ image, index, count, isCurrent, sizes, pictureClass, onOpen }: StripPictureProps) => (
  <li className={`relative h-full w-full shrink-0 snap-start overflow-hidden ${index === 0 ? '' : 'print:hidden'}`}>
    <button
      type="button"
      onClick={onOpen}
      className="relative block size-full cursor-zoom-in -outline-offset-4!"
      aria-label={`Enlarge photo ${index + 1} of ${count}`}
      tabIndex={isCurrent ? 0 : -1}
    >
      <Picture source={image.key} alt={image.alt} sizes={sizes} priority={index === 0} className={pictureClass} />
    </button>
  </li>
)

/** Returns a function for the address of a picture as shown in the strip, else in the smallest width. */
const useSmallPictures = (strip: RefObject<HTMLElement | null>, images: readonly GalleryImage[]) => {
  const origin = usePictureOrigin()
  return useCallback(
    (index: number) => {
      const shown = strip.current?.querySelectorAll<HTMLImageElement>('button img')[index]
      if (shown?.complete && shown.naturalWidth > 0) return shown.currentSrc
      const { src, srcSet } = pictureSource(images[index]?.key ?? '', origin)
      return srcSet?.split(' ')[0] ?? src
    },
    [strip, images, origin],
  )
}

type StripCopyProps = Pick<StripPictureProps, 'image' | 'sizes' | 'pictureClass'>

/** Copy of the first or last picture at the other end, for scrolling around. */
const StripCopy = ({ image, sizes, pictureClass }: StripCopyProps) => (
  <li aria-hidden="true" className="relative h-full w-full shrink-0 snap-start overflow-hidden print:hidden">
    <Picture source={image.key} alt="" sizes={sizes} className={pictureClass} />
  </li>
)

/**
 * Pictures in a strip with scroll snap: swipe, arrow buttons and arrow keys; the last leads to the first (UI-06). Uses native scrolling, so
 * it works without scripts. The lightbox is fetched on first use.
 */
const GalleryPart = ({ name, images, sizes, look = 'strip', wide = false }: GalleryProps) => {
  const { strip, thumbs, current, lead, goTo, onScroll, cancelScroll, beginLoop } = useGalleryStrip(images.length)
  const [opened, setOpened] = useState<{ readonly Lightbox: ComponentType<LightboxProps>; readonly start: number } | null>(null)
  const count = images.length
  const many = count > 1
  const mosaic = look === 'mosaic' && count > 2
  const [first] = images
  const last = images.at(-1)

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

  const smallUrl = useSmallPictures(strip, images)

  const open = async (start: number) => {
    const loaded = await loadLightbox()
    if (loaded) setOpened({ Lightbox: loaded.Lightbox, start })
  }

  const prefetchLightbox = () => {
    beginLoop()
    void loadLightbox()
  }

  // The interaction that triggered hydration may have been a swipe, or a pointer that is already inside.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    onScroll()
    if (!strip.current?.parentElement?.matches(':hover') || !window.matchMedia('(hover: hover)').matches) return
    const timer = setTimeout(prefetchLightbox)
    return () => clearTimeout(timer)
  }, [])

  // At full page width the thumbnails are in a column beside the picture.
  const isBeside = wide && !mosaic && many
  const pictureClass = `h-full! ${landscapeClasses.picture}`

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work from all controls inside; a pointer prefetches the lightbox
    <div
      onKeyDown={onKeyDown}
      onPointerEnter={prefetchLightbox}
      onFocus={beginLoop}
      className={
        mosaic
          ? `lg:grid lg:gap-2 ${wide && count > 4 ? 'lg:grid-cols-2' : 'lg:grid-cols-[2fr_1fr]'}`
          : isBeside
            ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_13.5rem] lg:gap-3'
            : ''
      }
    >
      <div className="@container/gallery relative overflow-hidden rounded-card bg-raised max-lg:rounded-none">
        <ul
          ref={strip}
          onScroll={onScroll}
          onPointerDown={cancelScroll}
          onWheel={cancelScroll}
          aria-label={`Photos of ${name}`}
          className={`flex aspect-3/2 ${landscapeClasses.strip} ${aspectClass({ mosaic, wide, count })} snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth`}
        >
          {lead > 0 && last && <StripCopy image={last} sizes={sizes} pictureClass={pictureClass} />}
          {images.map((image, index) => (
            <StripPicture
              key={image.key}
              image={image}
              index={index}
              count={count}
              isCurrent={index === current}
              sizes={sizes}
              pictureClass={pictureClass}
              onOpen={() => open(index)}
            />
          ))}
          {lead > 0 && first && <StripCopy image={first} sizes={sizes} pictureClass={pictureClass} />}
        </ul>
        {many && <StripControls current={current} count={count} onGo={goTo} />}
      </div>
      {mosaic && <Mosaic images={images} max={wide ? 4 : 2} onOpen={open} />}
      {many && !mosaic && (
        <Thumbnails
          ref={thumbs}
          images={images}
          current={current}
          isBeside={isBeside}
          onChoose={(index) => goTo(index, Math.abs(index - current) > 1 ? 'instant' : 'auto')}
        />
      )}
      {opened && (
        <opened.Lightbox
          name={name}
          images={images}
          start={opened.start}
          smallUrl={smallUrl}
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
