import type { CarImage } from '@forecourt/rules/entities/Car'
import { MediaImage } from '../../ui/MediaImage'

/** Not lazily: a page that is printed at once must have its pictures. */
const Picture = ({ image, className, sizes }: { readonly image: CarImage; readonly className: string; readonly sizes: string }) => (
  <MediaImage source={image.key} sizes={sizes} alt={image.alt} width={960} height={640} className={`object-cover ${className}`} />
)

interface PrintPicturesProps {
  readonly images: readonly CarImage[]
  /** Whether paper has little room for them. */
  readonly isLow: boolean
}

/** One large picture, and up to three beside it. */
export const PrintPictures = ({ images, isLow }: PrintPicturesProps) => {
  const [hero, ...others] = images.slice(0, 4)
  if (!hero) return null
  return (
    <div className="flex gap-1.5">
      <Picture
        image={hero}
        sizes="640px"
        className={`aspect-3/2 min-w-0 flex-1 rounded-field ${isLow ? 'print:aspect-auto print:h-[48mm]' : 'print:aspect-[2/1]'}`}
      />
      {others.length > 0 && (
        <div className="grid w-[26%] shrink-0 gap-1.5">
          {others.map((image) => (
            <div key={image.key} className="relative min-h-0">
              <Picture image={image} sizes="320px" className="absolute inset-0 size-full rounded-field" />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
