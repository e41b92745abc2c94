import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { carSheet } from '@forecourt/rules/car/facts/carSheet'
import type { Car } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { isValidElement, type ReactNode } from 'react'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileStorage } from '../storage/fileStorage'
import { CarSheet, sheetColours } from './CarSheet'
import { drawQrCode } from './drawQrCode'
import { drawShareImage } from './drawShareImage'
import { noticeDocument } from './noticeDocument'
import { writeCarSheet } from './writeCarSheet'
import { writeFactDocument } from './writeFactDocument'

let root: string
let files: ReturnType<typeof fileStorage>
let images: Car['images']

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><rect width="300" height="200" fill="#246"/></svg>',
)

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'documents-'))
  files = fileStorage(root)
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
  const stored = [
    await files.put('cars', drawing, 'image/svg+xml'),
    await files.put('cars', await photo.avif({ effort: 0 }).toBuffer(), 'image/avif'),
    await files.put('cars', await photo.webp().toBuffer(), 'image/webp'),
    await files.put('cars', Buffer.from('no picture'), 'image/png'),
    { key: 'cars/gone.png' },
  ]
  images = stored.map(({ key }) => ({ key, alt: '' }))
})
afterAll(() => rm(root, { recursive: true }))

/** Texts of a document. */
const textsIn = (node: ReactNode): string[] => {
  if (typeof node === 'string') return [node]
  if (Array.isArray(node)) return node.flatMap(textsIn)
  return isValidElement<{ readonly children?: ReactNode }>(node) ? textsIn(node.props.children) : []
}

const sheetOf = (car: Partial<Car>, config = buildConfig()) =>
  writeCarSheet({
    car: buildCar({ images, ...car }),
    location: buildLocation(),
    config,
    files,
    now: '2026-11-20T03:30:00.000Z',
    origin: 'https://cars.example',
  })
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

describe('the PDF sheet of a car (UI-07, API-06)', () => {
  it('the PDF sheet of a car is one page with the car’s pictures, of any file type, and a link to the car’s page', async () => {
    const pdf = await sheetOf({})
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pagesOf(pdf)).toBe(1)
    const text = pdf.toString('latin1')
    expect(text).toContain('https://cars.example/cars/2021-toyota-corolla-ascent-sport-n1001')
    expect(text.match(/\/Subtype \/Image/g)).toHaveLength(3)
    expect(text).not.toContain('NaN')
  })

  it('the PDF sheet of a car is at most two pages for a car with very long texts', async () => {
    const pdf = await sheetOf(
      {
        name: '2024 Land Rover Range Rover Sport '.repeat(8),
        dealerComments: 'One careful owner, and every service done on time. |'.repeat(200),
        standardEquipment: Array.from({ length: 60 }, (_, index) => `Feature with a rather long name, number ${index}`),
      },
      buildConfig({ finance: { disclaimer: 'Conditions apply. '.repeat(100) } }),
    )
    expect(pagesOf(pdf)).toBeLessThanOrEqual(2)
  })

  it('the PDF sheet of a car contains New Zealand’s consumer information notice for a used vehicle, on a second page if needed (CFG-02)', async () => {
    const nz = buildConfig({ identity: { name: 'Kauri & Co', country: 'NZ', timeZone: 'Pacific/Auckland', licence: 'M402117' } })
    const here = { now: '2026-11-20T03:30:00.000Z', origin: 'https://cars.example' }
    const written = (car: Partial<Car>, config = nz) => {
      const content = carSheet(buildCar(car), buildLocation(), config, here)
      const names = { heading: ['Helvetica'], body: ['Helvetica'], strong: ['Helvetica'] }
      return textsIn(CarSheet({ content, colours: sheetColours(config), fonts: names, pictures: [], logo: null }))
    }
    const used = written({ disclosure: { wofExpiry: '2027-06-29', securityInterest: false } })
    expect(used).toEqual(expect.arrayContaining(['Consumer Information Notice', 'Warrant of fitness', 'Expires on 29 Jun 2027']))
    expect(written({}, buildConfig())).not.toContain('Consumer Information Notice')
    expect(pagesOf(await sheetOf({}, nz))).toBeLessThanOrEqual(2)
  })

  it.each([
    { name: 'unreadable pictures', car: { images: [{ key: 'cars/none.png', alt: '' }] } },
    { name: 'characters of many scripts', car: { name: 'Škoda Ōtautahi 车 🚗' } },
    { name: 'hardly any facts', car: { colour: null, km: null, dealerComments: null, standardEquipment: [], variant: {} } },
  ])('the PDF sheet of a car is one page for a car with $name', async ({ car }) => {
    expect(pagesOf(await sheetOf(car))).toBe(1)
  })
})

describe('the share image of a car (UI-08)', () => {
  const pictureOf = (car: Partial<Car>, config = buildConfig()) =>
    drawShareImage({ car: buildCar({ images, ...car }), config, now: '2026-03-11T03:30:00.000Z', files })

  it.each<{ name: string; car: Partial<Car> }>([
    { name: 'a car with a photograph', car: {} },
    { name: 'a car with a long name', car: { name: '2025 Ford Ranger Cab Chassis XL Hi-Rider Double Cab 4x2 Tray '.repeat(3) } },
    { name: 'a car without a price', car: { priceCents: null } },
    { name: 'a car without a photograph', car: { images: [] } },
    { name: 'a car whose photograph is missing in storage', car: { images: [{ key: 'cars/gone.png', alt: '' }] } },
    { name: 'a sold car', car: { status: 'sold' } },
    { name: 'a price before government charges', car: { priceType: 'egc' } },
    { name: 'a name that contains SVG markup', car: { name: '</svg><script>&"\'' } },
  ])('the share image of a car is 1200 × 630 for $name', async ({ car }) => {
    const { width, height, format } = await sharp(await pictureOf(car)).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
  })

  it('the share image of a car has the site’s brand colour', async () => {
    const cornerOf = async (brandColour: string) => {
      const picture = sharp(await pictureOf({}, buildConfig({ theme: { brandColour } })))
      return [...(await picture.extract({ left: 1190, top: 620, width: 1, height: 1 }).removeAlpha().raw().toBuffer())]
    }
    expect(await cornerOf('#0b6e6e')).toEqual([0x0b, 0x6e, 0x6e])
    expect(await cornerOf('#9ae66e')).toEqual([0x9a, 0xe6, 0x6e])
  })
})

it('A QR code is an SVG of squares with a quiet zone around them (RTE-08).', () => {
  const code = drawQrCode('https://cars.example/cars/2021-toyota-corolla')
  const size = Number(/viewBox="0 0 (\d+)/.exec(code)?.[1])
  expect(size).toBeGreaterThan(24)
  const corners = [...code.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)])
  expect(Math.min(...corners.flat())).toBe(2)
  expect(Math.max(...corners.flat())).toBe(size - 3)
})

it('A fact sheet is one page.', async () => {
  const pdf = await writeFactDocument({
    title: 'History report',
    subtitle: '',
    source: 'Somebody',
    facts: [{ label: 'VIN', value: 'X' }],
    checks: [{ label: 'Stolen', result: 'No' }],
    smallPrint: '',
  })
  expect(pagesOf(pdf)).toBe(1)
})

it('the notice of a used vehicle is a document of one page in New Zealand, and doesn’t exist in Australia (CFG-02)', async () => {
  const context = { car: buildCar({ regoPlate: 'UDP332' }), location: buildLocation(), now: '2026-11-20T03:30:00.000Z' }
  const identity = { name: 'Kāinga Motors', country: 'NZ', timeZone: 'Pacific/Auckland', licence: 'M402117' } as const
  expect(noticeDocument({ ...context, config: buildConfig() })).toBeNull()
  const paper = noticeDocument({ ...context, config: buildConfig({ identity }) })
  expect(paper?.facts).toContainEqual({ label: 'Registration plate', value: 'UDP332' })
  expect(pagesOf(await writeFactDocument(paper as NonNullable<typeof paper>))).toBe(1)
})
