import { soldMakes } from '@forecourt/seeds/models/soldMakes'
import { describe, expect, it } from 'vitest'
import type { ArtBody } from '../art/artBodies'
import { carBodies } from '../art/bodies/carBodies'
import { convertible } from '../art/bodies/convertible'
import { cabChassisOuterShape } from '../art/bodies/outerShapes'
import { drawVehicle } from '../art/drawVehicle'
import { range } from '../art/geometry/range'
import { bodyPoint, flankPoint } from '../art/model/bodyPoint'
import type { CarModel } from '../art/model/CarShape'
import { glassPoint, roofPoint } from '../art/model/glassPoint'
import { modelFor } from '../art/model/modelFor'
import type { VehicleStyle } from '../art/VehicleStyle'
import { findStyle } from './findStyle'

/** The hundred cars most sold and traded in Australia and New Zealand of the last ten years: length, height and wheelbase as published. */
const published = `
Toyota/Aqua 3995 1445 2550
Toyota/C-HR 4362 1564 2640
Toyota/Camry 4885 1445 2825
Toyota/Corolla 4375 1435 2640
Toyota/Corolla Cross 4460 1620 2640
Toyota/Fortuner 4795 1835 2745
Toyota/HiAce 5265 1990 3210
Toyota/HiLux 5325 1815 3085
Toyota/Kluger 4966 1755 2850
Toyota/LandCruiser 200 4990 1945 2850
Toyota/LandCruiser 300 4980 1950 2850
Toyota/LandCruiser 70 5230 1955 3180
Toyota/LandCruiser Prado 4925 1935 2850
Toyota/Prius 4599 1420 2750
Toyota/RAV4 4600 1685 2690
Toyota/Yaris 3940 1505 2560
Toyota/Yaris Cross 4180 1590 2560
Lexus/NX 4660 1670 2690
Mazda/BT-50 5280 1790 3125
Mazda/CX-3 4275 1535 2570
Mazda/CX-30 4395 1540 2655
Mazda/CX-5 4575 1685 2700
Mazda/CX-8 4900 1725 2930
Mazda/CX-9 5075 1747 2930
Mazda/Mazda2 4065 1495 2570
Mazda/Mazda3 4460 1435 2725
Mazda/Mazda6 4865 1450 2830
Mazda/MX-5 3915 1235 2310
Nissan/Leaf 4490 1540 2700
Nissan/Navara 5260 1855 3150
Nissan/Pathfinder 5004 1802 2900
Nissan/Patrol 5160 1955 3075
Nissan/Qashqai 4425 1625 2665
Nissan/X-Trail 4680 1725 2705
Subaru/Crosstrek 4495 1600 2670
Subaru/Forester 4640 1730 2670
Subaru/Impreza 4475 1515 2670
Subaru/Outback 4870 1675 2745
Subaru/XV 4465 1615 2665
Mitsubishi/ASX 4365 1640 2670
Mitsubishi/Eclipse Cross 4545 1685 2670
Mitsubishi/Lancer 4625 1480 2635
Mitsubishi/Mirage 3845 1505 2450
Mitsubishi/Outlander 4710 1745 2706
Mitsubishi/Pajero 4900 1900 2780
Mitsubishi/Pajero Sport 4825 1835 2800
Mitsubishi/Triton 5360 1795 3130
Honda/Civic 4560 1415 2735
Honda/CR-V 4704 1681 2700
Honda/HR-V 4385 1590 2610
Honda/Jazz 4035 1524 2530
Suzuki/Baleno 3990 1500 2520
Suzuki/Jimny 3645 1720 2250
Suzuki/Swift 3860 1495 2450
Suzuki/Vitara 4175 1610 2500
Isuzu/D-MAX 5280 1790 3125
Isuzu/MU-X 4850 1825 2855
Hyundai/Accent 4370 1450 2570
Hyundai/i30 4340 1455 2650
Hyundai/iLoad 5150 1935 3200
Hyundai/Kona 4350 1580 2660
Hyundai/Palisade 4995 1750 2900
Hyundai/Santa Fe 4830 1770 2815
Hyundai/Tucson 4640 1665 2755
Hyundai/Venue 4040 1592 2520
Kia/Carnival 5155 1775 3090
Kia/Cerato 4510 1445 2700
Kia/Picanto 3595 1485 2400
Kia/Rio 4065 1450 2580
Kia/Seltos 4370 1615 2630
Kia/Sorento 4815 1700 2815
Kia/Sportage 4660 1680 2755
Kia/Stonic 4140 1520 2580
Ford/Escape 4614 1680 2710
Ford/Everest 4914 1842 2900
Ford/Falcon 4955 1494 2838
Ford/Fiesta 4041 1475 2489
Ford/Focus 4378 1454 2700
Ford/Mustang 4810 1397 2720
Ford/Ranger 5370 1886 3270
Ford/Ranger Cab Chassis 5370 1870 3270
Ford/Territory 4883 1716 2842
Ford/Transit Custom 5050 1990 3100
Holden/Captiva 4673 1756 2707
Holden/Colorado 5347 1800 3096
Holden/Commodore 4897 1455 2829
Holden/Cruze 4597 1477 2685
Volkswagen/Amarok 5350 1888 3270
Volkswagen/Golf 4284 1456 2636
Volkswagen/Polo 4074 1451 2548
Volkswagen/Tiguan 4539 1658 2680
BMW/3 Series 4713 1440 2851
Mercedes-Benz/C-Class 4751 1438 2865
Tesla/Model 3 4720 1441 2875
Tesla/Model Y 4790 1624 2890
BYD/Atto 3 4455 1615 2720
MG/MG3 4113 1502 2570
MG/ZS 4323 1653 2585
GWM/Cannon 5410 1886 3230
LDV/T60 5365 1845 3155
`
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', ...figures] = line.split(/ (?=\d+ \d+ \d+$)/).flatMap((part, index) => (index === 0 ? [part] : part.split(' ')))
    const [make = '', model = ''] = name.split('/')
    const [length = 0, height = 0, wheelbase = 0] = figures.map(Number)
    return { make, model, length, height, wheelbase }
  })

const listed = soldMakes().flatMap((make) => make.models.map(({ name, art }) => ({ make: make.name, name, art: art as ArtBody })))

const findLook = (make: string, model: string): { look: VehicleStyle; body: ArtBody } => {
  const look = findStyle(make, model, 2026)
  const body = look?.body ?? listed.find((one) => one.make === make && one.name === model)?.art
  if (!look || !body) throw new Error(`${make} ${model} is not drawn by its own measures`)
  return { look, body }
}

const carModel = ({ look, body }: { look: VehicleStyle; body: ArtBody }): CarModel => {
  if (body === 'cabChassis') return cabChassisOuterShape(look)
  if (body === 'convertible') return modelFor(convertible, look)
  return modelFor(carBodies[body as keyof typeof carBodies], look)
}

/** Every point of the painted surfaces that could be the outermost. */
const surfacePoints = (model: CarModel) => {
  const around = range(-3, 3, 0.05)
  return [
    ...around.flatMap((u) => range(0, 1, 0.1).map((f) => bodyPoint(model, u, f))),
    ...(model.shape.glasshouse
      ? [...around.map((u) => glassPoint(model, u, 1)), ...range(0, 1, 0.05).map((t) => roofPoint(model, t, 0))]
      : []),
  ]
}

/** Silhouette from the side: its ends, its wheels, and its height every tenth of a metre. */
const sideOutline = (model: CarModel): readonly number[] => {
  const points = surfacePoints(model)
  const heights = range(-1.2, 5, 0.1).map((x) => Math.max(0, ...points.filter((p) => Math.abs(p[0] - x) < 0.08).map((p) => p[2])))
  const wheels = model.wheels.flatMap(({ x, radius }) => [x, radius])
  return [model.shape.nose, model.shape.tail, ...wheels, ...heights]
}

const isWithin = (percent: number, is: number, wanted: number) => Math.abs(is / wanted - 1) <= percent / 100

describe('the hundred commonest models', () => {
  it('the hundred commonest models are one hundred different models', () =>
    expect(new Set(published.map(({ make, model }) => `${make} ${model}`)).size).toBe(100))

  it('the hundred commonest models have styles within 2% of the published length, height and wheelbase', () => {
    const off = published.filter(({ make, model, ...real }) => {
      const [length, , height, wheelbase] = findLook(make, model).look.size
      return !(isWithin(2, length, real.length) && isWithin(2, height, real.height) && isWithin(2, wheelbase, real.wheelbase))
    })
    expect(off).toEqual([])
  })

  it('the hundred commonest models have shapes within 3% of the length, width, height and wheelbase of the model', () => {
    const off = published.flatMap(({ make, model, length, height, wheelbase }) => {
      const known = findLook(make, model)
      const shape = carModel(known)
      const points = surfacePoints(shape)
      const span = (axis: 0 | 1 | 2) => Math.max(...points.map((p) => p[axis])) - Math.min(...points.map((p) => p[axis]))
      const drawn = {
        length: (1_000 * span(0)) / length,
        width: (1_000 * span(1)) / known.look.size[1],
        // A folded roof can’t be measured.
        height: known.body === 'convertible' ? 1 : (1_000 * Math.max(...points.map((p) => p[2]))) / height,
        wheelbase: (1_000 * ((shape.wheels[1]?.x ?? 0) - (shape.wheels[0]?.x ?? 0))) / wheelbase,
      }
      return Object.values(drawn).every((share) => isWithin(3, share, 1)) ? [] : [{ make, model, ...drawn }]
    })
    expect(off).toEqual([])
  })

  it('the hundred commonest models are drawn with wheels and wheelbase in the model’s proportion', () => {
    for (const { make, model, wheelbase } of published) {
      const { look, body } = findLook(make, model)
      const svg = drawVehicle({ body, look, angle: 'side', colour: '#1f4e8c', seed: 0, backdrop: 'studio' })
      const hubs = [...svg.matchAll(/<g transform="matrix\(([\d.-]+) [^"]*? ([\d.]+) [\d.]+\)"/g)].map(
        ([, size, x]) => [200 * Number(size), Number(x)] as const,
      )
      const [[diameter = 1, front = 0] = [], [, back = 0] = []] = hubs.toSorted((one, other) => one[1] - other[1])
      const [, width = 0, profile = 0, rim = 0] = (/^(\d+)\/(\d+)R([\d.]+)$/.exec(look.tyre) ?? []).map(Number)
      const tyre = rim * 25.4 + (2 * width * profile) / 100
      expect(isWithin(3, (back - front) / diameter, wheelbase / tyre), `${make} ${model}`).toBe(true)
    }
  })

  it('the hundred commonest models have wheels that clear their arches, and arches within nose and tail', () => {
    for (const { make, model } of published) {
      const { wheels, shape } = carModel(findLook(make, model))
      const [front, back] = wheels
      if (!front || !back) throw new Error(`${make} ${model} has no two wheels`)
      for (const wheel of wheels) expect(wheel.arch, `${make} ${model}`).toBeGreaterThan(wheel.radius + 0.03)
      expect(front.x - front.arch, `${make} ${model}`).toBeGreaterThan(shape.nose + 0.1)
      expect(back.x + back.arch, `${make} ${model}`).toBeLessThan(shape.tail - 0.1)
    }
  })

  it('the hundred commonest models are as wide at both ends of an arch as over the wheel, so that no wheel sticks out at a corner', () => {
    for (const { make, model } of published) {
      const shape = carModel(findLook(make, model))
      const half = (x: number) => flankPoint(shape, x, 0.5)[1]
      for (const { x, arch } of shape.wheels)
        for (const end of [x - arch, x + arch]) expect(half(end) / half(x), `${make} ${model}`).toBeGreaterThan(0.94)
    }
  })

  it('the hundred commonest models have different outlines: any two differ somewhere by three centimetres', () => {
    const outlines = published.map(({ make, model }) => ({
      name: `${make} ${model}`,
      outline: sideOutline(carModel(findLook(make, model))),
    }))
    const alike = outlines.flatMap((one, index) =>
      outlines
        .slice(index + 1)
        .filter((other) => one.outline.every((value, at) => Math.abs(value - (other.outline[at] ?? 0)) < 0.03))
        .map((other) => `${one.name} = ${other.name}`),
    )
    expect(alike).toEqual([])
  })
})
