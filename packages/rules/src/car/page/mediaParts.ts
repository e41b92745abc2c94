import { carFacts } from '../../parts/carFacts'
import { part } from '../../parts/declarePart'
import { hasPhotos } from '../../parts/hasPhotos'
import type { AboutCar } from './CarPageAbout'

/** What is seen of a car (CARD-02, VDP-02). */
export const mediaParts = {
  photos: part<AboutCar>({
    id: 'section-photos',
    title: 'Photos',
    rule: 'CARD-02',
    element: null,
    needs: [hasPhotos],
  }),
  videos: part<AboutCar>({
    id: 'section-videos',
    title: 'Videos',
    rule: 'VDP-02',
    element: null,
    needs: [
      {
        holds: ({ car }) => car.videos.length > 0,
        title: 'Videos',
        yes: 'The car has videos.',
        no: 'The car has no videos.',
        fields: carFacts('videos'),
      },
    ],
  }),
}
