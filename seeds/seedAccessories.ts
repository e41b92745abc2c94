import type { Database } from '@forecourt/data/createDatabase'
import { insertAccessories, type NewAccessory } from '@forecourt/data/manufacturers/insertManufacturers'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { scenarios } from './scenarios'
import { seededId } from './stock/seededId'

type Kind = Omit<NewAccessory, 'id' | 'modelId'>

const accessory = (name: string, category: Kind['category'], dollars: number | null, description: string, fitted = true): Kind => ({
  name,
  category,
  priceCents: dollars === null ? null : dollars * 100,
  fitted,
  description,
})

const forAll = [
  accessory(
    'Rubber floor mats',
    'interior',
    219,
    'Front and rear, cut to the floor, with a raised edge that keeps sand and water in.',
    false,
  ),
  accessory('Front and rear dash camera', 'technology', 749, 'Records while you drive and when somebody bumps the parked car.'),
  accessory('Alloy wheel lock nuts', 'wheels', 129, 'One coded nut for each wheel, with its key.'),
]
const forLoads = [
  accessory(
    'Tow bar with seven-pin socket',
    'touring',
    1_290,
    'Matched to **what the car may tow**:\n\n- ball and tongue\n- wiring with a seven-pin socket',
  ),
  accessory('Roof racks', 'touring', 629, 'Two bars for a box, bikes or a board; they come off without tools.'),
  accessory('Bonnet protector', 'protection', 189, 'Clear, and easy to take off for a wash.'),
]

/** Accessories by body type, in shoppers' terms. */
const forBody: { readonly [body: string]: readonly Kind[] } = {
  Ute: [
    ...forLoads,
    accessory('Tub liner', 'exterior', 489, 'Moulded, under the rail, so that nothing scratches the paint.'),
    accessory('Soft tonneau cover', 'exterior', 690, 'Rolls up from the tailgate in half a minute.'),
    accessory('Steel bull bar', 'protection', 3_450, 'With places for lamps and an aerial; keeps the sensors working.'),
    accessory('Snorkel', 'exterior', null, 'Ask us for your engine and year.'),
  ],
  SUV: [...forLoads, accessory('Cargo liner', 'interior', 199, 'Folds over the back of the seats.', false)],
  Van: [
    forLoads[0] as Kind,
    accessory('Cargo barrier', 'interior', 980, 'Between seats and load, with a window.'),
    accessory('Roof platform', 'touring', 1_580, 'Takes ladders and pipes, with rollers at the back.'),
  ],
  Hatch: [accessory('Rear lip spoiler', 'exterior', 540, 'Painted in the colour of the car.')],
  Sedan: [accessory('Boot liner', 'interior', 179, 'Keeps the boot dry when the shopping is not.', false)],
}

/** Accessories with invented prices for new-car models of the demo (MOD-02); a real installation starts without. */
export const seedAccessories = async (db: Database): Promise<void> => {
  const makes = [...new Set(scenarios.flatMap(({ dealerships }) => dealerships.flatMap((dealership) => dealership.makes)))].map(toSlug)
  await db.platform.transaction(async (tx) => {
    const models = await tx.model.findMany({
      where: { manufacturerSlug: { in: makes }, body: { in: Object.keys(forBody) }, status: { in: ['current', 'new'] } },
      select: { id: true, body: true },
      orderBy: { id: 'asc' },
    })
    await insertAccessories(
      tx,
      models.flatMap(({ id, body }) =>
        [...forAll, ...(forBody[body ?? ''] ?? [])].map((kind) => ({ ...kind, id: seededId(`accessory:${id}:${kind.name}`), modelId: id })),
      ),
    )
  })
}
