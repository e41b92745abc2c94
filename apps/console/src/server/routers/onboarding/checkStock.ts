import { listKnownMakes } from '@forecourt/data/manufacturers/listKnownMakes'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { readingInput } from './answersInput'
import { stockFile } from './stockFile'

/** What would be read of a file of cars, given what each location is called and how a person said it is to be read. */
export const checkStock = procedure
  .onPlatform('site.create')
  .input(
    z.object({
      csv: z.string().max(2_000_000, 'The file is larger than 2 MB.'),
      places: z.array(z.array(z.string().max(120)).max(2)).max(31),
      ...readingInput,
    }),
  )
  .query(async ({ ctx, input: { csv, places, ...reading } }) => {
    const { cars, problems, ...file } = stockFile(
      { csv, ...reading },
      {
        now: ctx.now,
        makes: await listKnownMakes(ctx.db),
        place: {
          dealershipId: '',
          locationId: '0',
          places: places.map((called, index) => ({ locationId: String(index), called })),
        },
      },
    )
    return {
      cars: cars.length,
      names: cars.slice(0, 3).map(({ name }) => name),
      problems: problems.slice(0, 10),
      moreProblems: Math.max(0, problems.length - 10),
      /** Lines that give no car. */
      passedOver: new Set(problems.map(({ line }) => line)).size,
      unknownColumns: file.unknownColumns.slice(0, 20),
      missingColumns: file.missingColumns,
      doubts: file.doubts.slice(0, 20),
      saysPriceType: file.saysPriceType,
      unknownPlaces: file.unknownPlaces.slice(0, 10),
      /** How many stand at each place, in their order. */
      carsByPlace: places.map((_called, index) => cars.filter(({ locationId }) => locationId === String(index)).length),
    }
  })
