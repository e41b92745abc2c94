import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import { MediaImage } from './MediaImage'

export interface PictureProps {
  /** A key of the media library such as `stock/abc.webp`, or a full https address. */
  readonly source: string
  /** What the picture shows; empty when it says nothing the words do not. */
  readonly alt: string
  /** The width it takes on the page, as in the HTML `sizes` attribute. */
  readonly sizes: string
  /** Width by height, so that its place is kept while it loads. */
  readonly ratio?: readonly [width: number, height: number]
  /** Fills a positioned parent instead of keeping a ratio of its own. */
  readonly fill?: boolean
  /** The picture people see first: loaded at once. */
  readonly priority?: boolean
  readonly className?: string
}

/** A picture in the widths the media route serves, that never moves the page when it arrives. */
export const Picture = ({ source, alt, sizes, ratio = [3, 2], fill = false, priority = false, className = '' }: PictureProps) => {
  const [width, height] = ratio
  const { focus } = pictureFocus(source)
  const objectPosition = focus ? `${focus.x}% ${focus.y}%` : undefined
  return (
    <MediaImage
      source={source}
      alt={alt}
      sizes={sizes}
      width={width * 100}
      height={height * 100}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={`block bg-raised object-cover ${fill ? 'absolute inset-0 size-full' : 'h-auto w-full'} ${className}`}
      style={fill ? (objectPosition ? { objectPosition } : undefined) : { aspectRatio: `${width} / ${height}`, objectPosition }}
    />
  )
}
