import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import { MediaImage } from './MediaImage'

export interface PictureProps {
  /** Key in the media library such as `stock/abc.webp`, or a full https URL. */
  readonly source: string
  /** Alternative text; empty for a decorative picture. */
  readonly alt: string
  /** Width on the page, as in the HTML `sizes` attribute. */
  readonly sizes: string
  /** Width by height, which reserves its space while it loads. */
  readonly ratio?: readonly [width: number, height: number]
  /** Fills a positioned parent instead of using a ratio. */
  readonly fill?: boolean
  /** Above the fold: loads eagerly. */
  readonly priority?: boolean
  readonly className?: string
}

/** A picture in the widths that the media route serves, without layout shift. */
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
