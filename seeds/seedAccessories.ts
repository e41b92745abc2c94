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
    'Front and rear mats shaped to fit, with raised edges to keep sand and water off the carpet.',
    false,
  ),
  accessory('Front and rear dash camera', 'technology', 749, 'Records while you drive, and if someone bumps your parked car.'),
  accessory('Alloy wheel lock nuts', 'wheels', 129, 'One coded nut per wheel, with a key.'),
]
const forLoads = [
  accessory(
    'Tow bar with seven-pin socket',
    'touring',
    1_290,
    'Rated for **what your car can tow**. Includes:\n\n- tow ball and tongue\n- wiring with a seven-pin socket',
  ),
  accessory('Roof racks', 'touring', 629, 'Two bars for a roof box, bikes or a board. They come off without tools.'),
  accessory('Bonnet protector', 'protection', 189, 'Clear, and easy to remove for a wash.'),
]

/** Accessories by body type, in shoppers' terms. */
const forBody: { readonly [body: string]: readonly Kind[] } = {
  Ute: [
    ...forLoads,
    accessory('Tub liner', 'exterior', 489, 'Moulded to sit under the rail and protect the paint.'),
    accessory('Soft tonneau cover', 'exterior', 690, 'Rolls up from the tailgate in half a minute.'),
    accessory('Steel bull bar', 'protection', 3_450, 'With mounts for driving lights and an aerial. Works with your sensors.'),
    accessory('Snorkel', 'exterior', null, 'Ask us for one to suit your engine and year.'),
  ],
  SUV: [...forLoads, accessory('Cargo liner', 'interior', 199, 'Folds over the back of the seats to protect them.', false)],
  Van: [
    forLoads[0] as Kind,
    accessory('Cargo barrier', 'interior', 980, 'Keeps your load in the back, and has a window so you can see through.'),
    accessory('Roof platform', 'touring', 1_580, 'Carries ladders and pipes, with rollers at the back.'),
  ],
  Hatch: [accessory('Rear lip spoiler', 'exterior', 540, 'Painted to match your car.')],
  Sedan: [accessory('Boot liner', 'interior', 179, 'Keeps your boot clean and dry.', false)],
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
