'use client'

import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
import './lightbox.css'
import { type HTMLAttributes, useEffect, useMemo, useRef } from 'react'
import YetAnotherLightbox, { type ControllerRef, type SlideImage } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import type { Tone } from '../../theme/toneColours'
import { pictureSource } from '../../ui/pictureSource'
import type { GalleryImage } from './Mosaic'

export interface LightboxProps {
  readonly name: string
  readonly images: readonly GalleryImage[]
  /** Index of the initial picture. */
  readonly start: number
  /** URL of a picture as the page already shows it, small; a placeholder until the large one loads. */
  readonly smallUrl: (index: number) => string
  /** Called on close with the index of the last picture. */
  readonly onClose: (index: number) => void
}

/** The largest served width, in pixels (3:2). */
const width = 1920
const height = 1280

const toSlide = ({ key, alt }: GalleryImage, origin?: string): SlideImage => {
  const { src, srcSet } = pictureSource(key, origin)
  if (!srcSet) return { src, alt }
  return {
    src,
    alt,
    width,
    height,
    srcSet: srcSet.split(', ').map((entry) => {
      const [address = src, wide = `${width}w`] = entry.split(' ')
      const pixels = Number.parseInt(wide, 10)
      return { src: address, width: pixels, height: Math.round((pixels * height) / width) }
    }),
  }
}

/** Buttons and outlines use the colours of dark tones. */
const darkGround: HTMLAttributes<HTMLDivElement> & { readonly 'data-tone': Tone } = { 'data-tone': 'dark' }

/** Full-screen view of the pictures: swipe, keys, and zoom by pinch, double tap, keys and buttons. */
export const Lightbox = ({ name, images, start, smallUrl, onClose }: LightboxProps) => {
  const lastIndex = useRef(start)
  const controller = useRef<ControllerRef>(null)
  const host = useRuntimeHost()
  useEffect(() => host.overlay(() => controller.current?.close()), [host])
  const slides = useMemo(() => images.map((image) => toSlide(image, host.pictureOrigin)), [images, host])
  const small = useMemo(() => new Map(slides.map(({ src }, index) => [src, smallUrl(index)])), [slides, smallUrl])
  const many = images.length > 1
  const reducedMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
  // On small screens the picture takes all the space.
  const hasRoom = window.innerWidth >= 640 && window.innerHeight >= 500
  return (
    <YetAnotherLightbox
      open
      close={() => onClose(lastIndex.current)}
      index={start}
      slides={slides}
      plugins={many ? [Counter, Zoom, ...(hasRoom ? [Thumbnails] : [])] : [Zoom]}
      labels={{ Lightbox: `Photos of ${name}`, Previous: 'Previous photo', Next: 'Next photo', Close: 'Close photos' }}
      animation={reducedMotion ? { fade: 0, swipe: 0, navigation: 0, zoom: 0 } : { fade: 180, swipe: 320, navigation: 240, zoom: 240 }}
      carousel={{ finite: !many, preload: hasRoom ? 3 : 2, padding: 0, spacing: 16 }}
      controller={{ ref: controller, closeOnPullDown: true, closeOnBackdropClick: false }}
      portal={{ root: () => document.querySelector('[data-theme]'), container: darkGround }}
      thumbnails={{ width: 84, height: 56, gap: 8, padding: 0, border: 2, borderRadius: 4, imageFit: 'cover', vignette: false }}
      zoom={{ maxZoomPixelRatio: 2.5, scrollToZoom: true, doubleClickMaxStops: 2 }}
      render={{
        slideContainer: ({ slide, children }) => (
          <>
            <img src={small.get('src' in slide ? slide.src : '')} alt="" className="lightbox-small" />
            {children}
          </>
        ),
        iconLoading: () => null,
        ...(!many && { buttonPrev: () => null, buttonNext: () => null }),
      }}
      styles={{ root: { '--yarl__color_backdrop': '#0b0c0e', '--yarl__thumbnails_thumbnail_active_border_color': '#fff' } }}
      on={{
        view: ({ index }) => {
          lastIndex.current = index
        },
      }}
    />
  )
}
