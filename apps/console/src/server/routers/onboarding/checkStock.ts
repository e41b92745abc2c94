import { z } from 'zod'
import { procedure } from '../../procedure'
import { stockFile } from './stockFile'

/** What would be read of a file of cars, given what each location is called. */
export const checkStock = procedure
  .onPlatform('site.create')
  .input(
    z.object({
      csv: z.string().max(2_000_000, 'The file is larger than 2 MB.'),
      places: z.array(z.array(z.string().max(120)).max(2)).max(31),
    }),
  )
  .query(({ ctx, input: { csv, places } }) => {
    const { cars, problems, unknownColumns, unknownPlaces } = stockFile(csv, ctx.now, {
      dealershipId: '',
      locationId: '0',
      places: places.map((called, index) => ({ locationId: String(index), called })),
    })
    return {
      cars: cars.length,
      names: cars.slice(0, 3).map(({ name }) => name),
      problems: problems.slice(0, 10),
      moreProblems: Math.max(0, problems.length - 10),
      unknownColumns,
      unknownPlaces: unknownPlaces.slice(0, 10),
      /** How many stand at each place, in their order. */
      carsByPlace: places.map((_called, index) => cars.filter(({ locationId }) => locationId === String(index)).length),
    }
  })
