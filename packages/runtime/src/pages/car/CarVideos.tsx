import { carPageParts } from '@forecourt/rules/car/carPageParts'
import type { Car } from '@forecourt/rules/entities/Car'
import { parseVideo } from '@forecourt/rules/entities/parseVideo'
import { shows } from '@forecourt/rules/parts/shows'
import type { PageProps } from '../../PageProps'
import { Picture } from '../../ui/Picture'
import { VideoLink } from './VideoLink.client'

interface CarVideosProps {
  readonly car: Car
  readonly config: PageProps<'car'>['config']
}

/** Videos of the car under its photos, each a picture of the car: nothing is asked of another site before a shopper wants one (VDP-02). */
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
