import { expect, test } from 'vitest'
import { comparePhotoFiles, createPhotoFileMatcher, type PhotoFileCar } from './matchPhotoFile'

const car = (id: string, stockNumber: string, vin: string | null = null, regoPlate: string | null = null): PhotoFileCar => ({
  ...{ id, stockNumber, vin, regoPlate },
})

const yard = [
  car('corolla', 'SN1001', 'JTNKU3JE60J000001', 'ABC12D'),
  car('rio', 'SN-1002', 'KNADC512ML6123456', 'ABC 13D'),
  car('navara', '004567', null, 'FRONT'),
  car('i30', 'U12', null, 'XYZ-98A'),
  car('swift', '7'),
  car('golf', '2019'),
]

test.each([
  // Stock number
  ['SN1001-1.jpg', ['corolla']],
  ['SN1001 (2).jpg', ['corolla']],
  ['sn1001.JPG', ['corolla']],
  ['SN 1001_front.heic', ['corolla']],
  ['SN-1002-03.jpg', ['rio']],
  ['SN1002.jpeg', ['rio']],
  ['Toyota Corolla SN1001 white.jpg', ['corolla']],
  ['SN1001a.jpg', []],
  ['SN10011.jpg', []],
  // Leading zeros
  ['004567-1.jpg', ['navara']],
  ['4567_1.jpg', ['navara']],
  ['SN001001.jpg', ['corolla']],
  // Plate
  ['ABC12D_front.jpg', ['corolla']],
  ['abc-12d rear.jpg', ['corolla']],
  ['ABC13D.jpg', ['rio']],
  ['XYZ98A 5.png', ['i30']],
  // VIN, in a file or a folder
  ['JTNKU3JE60J000001/01.jpg', ['corolla']],
  ['Yard/jtnku3je60j000001/DCIM/IMG_0002.jpg', ['corolla']],
  ['KNADC 512ML 6123456.jpg', ['rio']],
  // Folders
  ['SN1001/IMG_4567.jpg', ['corolla']],
  ['2026/ABC12D (white)/7.jpg', ['corolla']],
  ['C:\\Photos\\SN1001\\1.jpg', ['corolla']],
  ['7/1.jpg', ['swift']],
  ['U12/front.jpg', ['i30']],
  ['FRONT/2.jpg', ['navara']],
  // The same car twice
  ['SN1001/ABC12D_1.jpg', ['corolla']],
])('%s names %j', (path, ids) => expect(createPhotoFileMatcher(yard)(path)).toEqual(ids))

test.each([
  'IMG_4567.jpg',
  'DSC04567.JPG',
  'DSC_4567.jpg',
  'IMG_E4567.HEIC',
  'IMG-20261128-WA4567.jpg',
  'PXL_20261128_004567123.jpg',
  '20261128_004567.jpg',
  'P1004567.JPG',
  'WhatsApp Image 2019-11-28 at 10.11.12 AM (1).jpeg',
  'Photo 4567.jpg',
  'DCIM/100APPLE/IMG_0007.JPG',
])('The number that a camera gave to %s is not a stock number', (path) => expect(createPhotoFileMatcher(yard)(path)).toEqual([]))

test.each(['front.jpg', 'front-2.jpg', '7.jpg', '2019 Holden.jpg', 'Yard 2019/rear.jpg', 'U12 old.jpg', '', 'yard.jpg'])(
  'A word, a year or a photo’s number as in “%s” names no car',
  (path) => expect(createPhotoFileMatcher(yard)(path)).toEqual([]),
)

test.each([
  ['two cars in one name', yard, 'SN1001 SN1002.jpg', ['corolla', 'rio']],
  ['a folder of one car, a file of another', yard, 'SN1001/ABC13D.jpg', ['corolla', 'rio']],
  ['a folder and a longer name', yard, 'JTNKU3JE60J000001/SN1002.jpg', ['corolla', 'rio']],
  ['the same plate at two cars', [car('a', 'S1001', null, 'ABC12D'), car('b', 'S1002', null, 'ABC12D')], 'ABC12D.jpg', ['a', 'b']],
  ['a stock number that is another car’s plate', [car('a', 'AB1234'), car('b', 'S2', null, 'AB1234')], 'ab1234-1.jpg', ['a', 'b']],
  ['photo 1 of a car, or a car with a suffix', [car('a', 'SN1001'), car('b', 'SN1001-1')], 'SN1001-1.jpg', ['a', 'b']],
  ['leading zeros that could belong to either', [car('a', '0045678'), car('b', '045678')], '45678.jpg', ['a', 'b']],
])('Ambiguous: %s', (_name, cars, path, ids) => expect(createPhotoFileMatcher(cars)(path)).toEqual(ids))

test.each([
  ['The longer code that contains the shorter', [car('a', '1001'), car('b', 'SN1001')], 'SN-1001-2.jpg', ['b']],
  ['The car whose number is exact', [car('a', '0045678'), car('b', '45678')], '45678-1.jpg', ['b']],
  ['The number before the photo’s, not both together', [car('a', 'SN1001'), car('b', 'SN10011')], 'SN1001-1.jpg', ['a']],
  ['No car, if only both numbers together name one', [car('b', 'SN10011')], 'SN1001-1.jpg', []],
  ['A stock number with a suffix', [car('b', 'SN1001-1')], 'SN1001-1 (2).jpg', ['b']],
])('%s is the match', (_name, cars, path, ids) => expect(createPhotoFileMatcher(cars)(path)).toEqual(ids))

test('Photos are in the order that people number them', () => {
  const paths = ['b/1.jpg', 'a/10.jpg', 'SN1001 (2).jpg', 'SN1001 (10).jpg', 'SN1001.jpg', 'a/2.jpg', 'a/1.png']
  expect(paths.toSorted(comparePhotoFiles)).toEqual([
    'SN1001.jpg',
    'SN1001 (2).jpg',
    'SN1001 (10).jpg',
    'a/1.png',
    'a/2.jpg',
    'a/10.jpg',
    'b/1.jpg',
  ])
})
