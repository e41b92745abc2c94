import type { Ref } from 'react'
import { MediaImage } from '../../ui/MediaImage'
import { Picture } from '../../ui/Picture'

export interface GalleryImage {
  readonly key: string
  readonly alt: string
}

interface ThumbnailsProps {
  readonly ref: Ref<HTMLUListElement>
  readonly images: readonly GalleryImage[]
  readonly current: number
  /** In a column beside the picture, as high as it, instead of in a row below it. */
  readonly isBeside: boolean
  readonly onChoose: (index: number) => void
}

/** Thumbnails, if there is room. One tab stop, at the current one; the gallery's arrow keys move on from it. */
export const Thumbnails = ({ ref, images, current, isBeside, onChoose }: ThumbnailsProps) => (
  <ul
    ref={ref}
    aria-label="Choose a photo"
    className={`relative hidden gap-2 p-1 [scrollbar-width:thin] motion-safe:scroll-smooth print:hidden noscript:hidden ${isBeside ? 'content-start overflow-y-auto lg:grid lg:h-0 lg:min-h-full' : 'mt-2 overflow-x-auto lg:flex'}`}
  >
    {images.map((image, index) => (
      <li key={image.key} className="shrink-0">
        <button
          type="button"
          onClick={() => onChoose(index)}
          aria-label={`Photo ${index + 1}`}
          aria-current={index === current}
          tabIndex={index === current ? 0 : -1}
          className={`block cursor-pointer ${isBeside ? 'w-full' : 'w-25'} overflow-hidden rounded-field bg-raised opacity-70 ring-brand transition-opacity hover:opacity-100 aria-current:opacity-100 aria-current:ring-2`}
        >
          <MediaImage
            source={image.key}
            sizes={isBeside ? '208px' : '100px'}
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
)

export interface MosaicProps {
  /** All pictures; the first is shown large beside these. */
  readonly images: readonly GalleryImage[]
  readonly max: 2 | 4
  readonly onOpen: (index: number) => void
}

/** The pictures after the first, two or four in a block of the same height, if there is room; the last shows how many more there are. */
export const Mosaic = ({ images, max, onOpen }: MosaicProps) => {
  const four = max === 4 && images.length > 4
  const shown = images.slice(1, four ? 5 : 3)
  const more = images.length - 1 - shown.length
  return (
    <ul
      aria-label="More photos"
      className={`hidden gap-2 lg:grid print:hidden noscript:hidden ${four ? 'grid-cols-2 grid-rows-2' : 'grid-rows-2'}`}
    >
      {shown.map((image, index) => (
        <li key={image.key} className="relative overflow-hidden rounded-card bg-raised">
          <button
            type="button"
            onClick={() => onOpen(index + 1)}
            aria-label={index === shown.length - 1 && more > 0 ? `See all ${images.length} photos` : `Open photo ${index + 2}`}
            className="mosaic-photo absolute inset-0 size-full cursor-zoom-in"
          >
            <Picture source={image.key} alt="" sizes="(min-width: 1024px) 20rem, 1px" fill />
            {index === shown.length - 1 && more > 0 && (
              <span className="absolute inset-0 grid place-items-center bg-black/55 font-semibold text-white">+{more} photos</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
