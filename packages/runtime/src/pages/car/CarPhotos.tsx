import { carPageParts } from '@forecourt/rules/car/carPageParts'
import type { Car } from '@forecourt/rules/entities/Car'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { parseVideo } from '@forecourt/rules/entities/parseVideo'
import { shows } from '@forecourt/rules/parts/Part'
import type { PageProps } from '../../PageProps'
import { Gallery } from '../../sections/gallery/Gallery.client'
import { EnquiryLink } from '../../sections/vehicle/buttons/EnquiryLink'
import { CarTag } from '../../sections/vehicle/card/CarTag'
import { ImagesComingSoon } from '../../sections/vehicle/card/ImagesComingSoon'
import { Picture } from '../../ui/Picture'
import { VideoLink } from './VideoLink.client'

interface CarVideosProps {
  readonly car: Car
  readonly config: PageProps<'car'>['config']
}

/** Videos of the car below its photos, each as a picture: no request goes to a third party before the shopper plays one (VDP-02). */
export const CarVideos = ({ car, config }: CarVideosProps) => {
  if (!shows(carPageParts.videos, { car, config })) return null
  const videos = car.videos.flatMap((address) => parseVideo(address) ?? [])
  return (
    <section aria-labelledby="car-videos" className="mt-4 px-gutter lg:px-0 print:hidden">
      <h2 id="car-videos" className="sr-only">
        Videos
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {videos.map((video, index) => {
          const image = car.images[index] ?? car.images[0]
          return (
            <li key={video.address} className="has-[iframe]:col-span-full">
              <VideoLink video={video} title={videos.length > 1 ? `${car.name}, video ${index + 1}` : `${car.name}, video`}>
                {image ? (
                  <Picture source={image.key} alt="" sizes="(min-width: 1024px) 16rem, 50vw" />
                ) : (
                  <span className="block aspect-3/2 bg-surface" />
                )}
              </VideoLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type CarPhotosProps = Pick<PageProps<'car'>, 'config' | 'data' | 'request'>

/** `sizes` of the large picture: in the left column, or above price and buttons, by gallery layout. */
const besideSizes = '(min-width: 1312px) 48.5rem, (min-width: 1280px) 58vw, (min-width: 1024px) 54vw, 100vw'
const above = {
  strip: '(min-width: 1312px) 63rem, (min-width: 1024px) 79vw, 100vw',
  mosaic: '(min-width: 1312px) 51rem, (min-width: 1024px) 63vw, 100vw',
} as const

/** The pictures of the car with its tag; without pictures, a placeholder and an enquiry button (ENQ-25). */
export const CarPhotos = ({ config, data, request }: CarPhotosProps) => {
  const { car } = data
  const { vdp } = config
  const images = [...new Map(car.images.map((image) => [image.key, image])).values()]
  return (
    <div className="relative" data-setting="/vdp/gallery">
      {shows(carPageParts.photos, { car, config }) ? (
        <Gallery
          name={car.name}
          images={images.map((image, index) => ({ key: image.key, alt: image.alt || `${car.name}, photo ${index + 1}` }))}
          look={vdp.gallery}
          wide={vdp.panel === 'below'}
          sizes={vdp.panel === 'below' ? above[vdp.gallery] : besideSizes}
        />
      ) : (
        <ImagesComingSoon
          itemType={car.itemType}
          className={`rounded-card max-lg:w-full max-lg:rounded-none max-lg:landscape:max-h-[calc(100svh-6rem)] ${vdp.panel === 'below' ? 'aspect-3/2 lg:aspect-4/1' : 'aspect-3/2'}`}
        >
          {isInStock(car) && <EnquiryLink car={car} form="photos" label="Request Photos" variant="outline" className="mt-2 print:hidden" />}
        </ImagesComingSoon>
      )}
      <CarTag car={car} config={config} request={request} className="absolute top-4 left-4 z-10" />
    </div>
  )
}
