import type { Ref } from 'react'
import { MediaImage } from '../../ui/MediaImage'
import type { GalleryImage } from './GalleryImage'

export interface ThumbnailsProps {
  readonly ref: Ref<HTMLUListElement>
  readonly images: readonly GalleryImage[]
  readonly current: number
  readonly onChoose: (index: number) => void
}

/** The pictures small, in a row to choose from, where there is room for it. One stop for the keyboard, at the chosen one; the gallery's keys go on from it. */
export const Thumbnails = ({ ref, images, current, onChoose }: ThumbnailsProps) => (
  <ul
    ref={ref}
    aria-label="Choose a photo"
    className="relative mt-2 hidden gap-2 overflow-x-auto p-1 [scrollbar-width:thin] motion-safe:scroll-smooth lg:flex print:hidden noscript:hidden"
  >
    {images.map((image, index) => (
      <li key={image.key} className="shrink-0">
        <button
          type="button"
          onClick={() => onChoose(index)}
          aria-label={`Photo ${index + 1}`}
          aria-current={index === current}
          tabIndex={index === current ? 0 : -1}
          className="block w-25 cursor-pointer overflow-hidden rounded-field bg-raised opacity-70 ring-brand transition-opacity hover:opacity-100 aria-current:opacity-100 aria-current:ring-2"
        >
          <MediaImage
            source={image.key}
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
)
