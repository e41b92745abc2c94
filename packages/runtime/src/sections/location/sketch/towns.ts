import { suburbNames } from './suburbNames'
import { type Coordinates, onMap } from './TileFrame'

export interface Town extends Coordinates {
  readonly name: string
  /** Minimum zoom at which it is named; lower for larger towns. */
  readonly minZoom: number
}

const towns = (minZoom: number, entries: string): readonly Town[] =>
  entries
    .trim()
    .split(/\s*;\s*/)
    .map((entry) => {
      const [, name = '', longitude, latitude] = /^(.+) (\S+),(\S+)$/.exec(entry) ?? []
      return { name, minZoom, longitude: Number(longitude), latitude: Number(latitude) }
    })

const capitals = towns(
  3,
  `Sydney 151.21,-33.87; Melbourne 144.96,-37.81; Brisbane 153.02,-27.47; Perth 115.86,-31.95; Adelaide 138.6,-34.93;
   Darwin 130.85,-12.43; Hobart 147.31,-42.88; Auckland 174.76,-36.87; Wellington 174.76,-41.29; Christchurch 172.63,-43.53`,
)

const cities = towns(
  5,
  `Canberra 149.13,-35.28; Newcastle 151.75,-32.92; Wollongong 150.88,-34.42; Cairns 145.74,-16.92; Townsville 146.79,-19.28; Mackay 149.16,-21.15;
   Rockhampton 150.51,-23.38; Toowoomba 151.95,-27.56; Gold Coast 153.4,-28.0; Coffs Harbour 153.11,-30.3; Dubbo 148.61,-32.25; Broken Hill 141.47,-31.96;
   Geelong 144.35,-38.15; Ballarat 143.85,-37.56; Bendigo 144.28,-36.76; Mildura 142.16,-34.19; Albury 146.92,-36.08; Mount Gambier 140.78,-37.83;
   Port Augusta 137.78,-32.49; Alice Springs 133.88,-23.7; Kalgoorlie 121.47,-30.75; Geraldton 114.62,-28.77; Albany 117.88,-35.02; Esperance 121.89,-33.85;
   Bunbury 115.64,-33.33; Broome 122.24,-17.96; Port Hedland 118.6,-20.33; Mount Isa 139.49,-20.73; Katherine 132.27,-14.47; Launceston 147.14,-41.44;
   Hamilton 175.28,-37.79; Tauranga 176.17,-37.69; Rotorua 176.25,-38.14; Napier 176.9,-39.5; New Plymouth 174.08,-39.07; Palmerston North 175.61,-40.36;
   Whangārei 174.32,-35.73; Nelson 173.27,-41.28; Dunedin 170.49,-45.88; Invercargill 168.35,-46.41; Queenstown 168.66,-45.03; Greymouth 171.22,-42.46`,
)

const smaller = towns(
  7,
  `Busselton 115.35,-33.66; Margaret River 115.07,-33.95; Mandurah 115.73,-32.55; Collie 116.15,-33.36; Manjimup 116.15,-34.24; Northam 116.67,-31.65;
   Penrith 150.7,-33.75; Campbelltown 150.82,-34.07; Gosford 151.34,-33.42; Katoomba 150.31,-33.72; Bathurst 149.58,-33.42; Goulburn 149.72,-34.75;
   Tamworth 150.93,-31.09; Port Macquarie 152.9,-31.44; Wagga Wagga 147.37,-35.11; Lismore 153.28,-28.81; Ipswich 152.76,-27.62; Sunshine Coast 153.06,-26.66;
   Warwick 152.03,-28.22; Dalby 151.26,-27.18; Gympie 152.67,-26.19; Bundaberg 152.35,-24.87; Gladstone 151.24,-23.86; Roma 148.79,-26.57;
   Werribee 144.66,-37.9; Dandenong 145.22,-37.99; Frankston 145.14,-38.15; Colac 143.59,-38.34; Warrnambool 142.48,-38.37; Shepparton 145.4,-36.38;
   Traralgon 146.54,-38.2; Ararat 142.93,-37.28; Gawler 138.74,-34.6; Murray Bridge 139.27,-35.12; Victor Harbor 138.61,-35.54; Port Pirie 138.02,-33.19;
   Devonport 146.35,-41.19; Burnie 145.9,-41.07; Cambridge 175.47,-37.89; Thames 175.58,-37.14; Taupō 176.08,-38.69; Whakatāne 176.98,-37.97; Gisborne 178.0,-38.66;
   Whanganui 175.05,-39.93; Masterton 175.66,-40.95; Blenheim 173.95,-41.52; Timaru 171.23,-44.4; Westport 171.61,-41.76; Kaitaia 173.26,-35.11`,
)

const suburbs = towns(
  9,
  `Parramatta 151.0,-33.81; Granville 151.01,-33.84; Liverpool 150.92,-33.92; Hornsby 151.1,-33.7; Manly 151.28,-33.79; Fremantle 115.76,-32.06; Rockingham 115.75,-32.29;
   Joondalup 115.77,-31.74; Australind 115.72,-33.27; Dunsborough 115.11,-33.62; Capel 115.56,-33.56; Harvey 115.9,-33.08; Donnybrook 115.83,-33.58; Richmond 145.0,-37.82; Footscray 144.9,-37.8;
   Lara 144.41,-38.02; Torquay 144.31,-38.33; Bacchus Marsh 144.44,-37.68; Melton 144.58,-37.68; Wendouree 143.83,-37.53; Southport 153.4,-27.97; Logan 153.11,-27.64;
   Redcliffe 153.1,-27.23; Beenleigh 153.2,-27.71; Gatton 152.28,-27.56; Glenelg 138.52,-34.98; Gepps Cross 138.6,-34.85; Elizabeth 138.67,-34.72; Noarlunga 138.5,-35.15;
   Te Rapa 175.24,-37.75; Ngāruawāhia 175.15,-37.67; Morrinsville 175.53,-37.66; Te Awamutu 175.32,-38.01; Matamata 175.77,-37.81; Mount Maunganui 176.22,-37.65;
   Pāpāmoa 176.29,-37.71; Te Puke 176.33,-37.79; Katikati 175.92,-37.55; Manukau 174.88,-36.99; Huntly 175.16,-37.56; Raglan 174.87,-37.82;
   Highfields 151.95,-27.46; Oakey 151.72,-27.43; Pittsworth 151.63,-27.72; Cambooya 151.87,-27.71; Laidley 152.39,-27.63; Crows Nest 152.05,-27.27; Clifton 151.91,-27.93;
   Esk 152.42,-27.24; Creswick 143.9,-37.42; Buninyong 143.88,-37.65; Daylesford 144.15,-37.35; Ballan 144.23,-37.6; Beaufort 143.38,-37.43; Smythesdale 143.69,-37.64;
   Clunes 143.79,-37.29; Meredith 144.08,-37.84; Skipton 143.36,-37.68`,
)

/** Road bends between towns; never named. */
const bends = towns(
  Number.POSITIVE_INFINITY,
  `Myalup 115.76,-33.1; Helensburgh 150.97,-34.19; Grafton 152.93,-29.69; Bulahdelah 152.2,-32.41; Marlborough 149.89,-22.82; Bowen 148.17,-20.08; Ayr 147.4,-19.62;
   Ingham 146.12,-18.68; Innisfail 145.98,-17.55; Ravensthorpe 120.05,-33.58; Dongara 115.05,-29.2; Heywood 141.63,-38.13; Keith 140.35,-36.1; Snowtown 138.2,-33.78;
   Opotiki 177.28,-38.02; Wairoa 177.38,-38.98; Hāwera 174.28,-39.56; Kaikōura 173.6,-42.4; Waipara 172.7,-43.06; Oamaru 170.92,-45.07; Balclutha 169.75,-46.2;
   Warkworth 174.64,-36.38; Waiouru 175.67,-39.48; Levin 175.25,-40.65; Tully 145.9,-17.93; Tarcutta 147.74,-35.28; Gin Gin 151.95,-24.98; Nullawil 143.17,-35.85;
   Millmerran 151.27,-27.88; Goondiwindi 150.31,-28.55; Kingaroy 151.84,-26.54; Maryborough 143.74,-37.05`,
)

/** Towns of the sketch, largest first. */
export const sketchTowns: readonly Town[] = [...capitals, ...cities, ...smaller, ...suburbs, ...bends]

const known = new Set(sketchTowns.map(({ name }) => name))

/** Australian suburbs, one of each postcode; they fill the gaps between the towns. */
const localities: readonly Town[] = suburbNames.split(';').flatMap((entry) => {
  const [, name = '', east, south] = /^(.+) (\d+),(\d+)$/.exec(entry) ?? []
  return known.has(name) ? [] : [{ name, minZoom: 9, longitude: Number(east) / 100, latitude: -Number(south) / 100 }]
})

/** Main roads as lists of towns, joined by straight lines. */
export const sketchRoads: readonly (readonly string[])[] = [
  'Perth, Mandurah, Myalup, Bunbury, Capel, Busselton, Margaret River',
  'Bunbury, Donnybrook, Manjimup, Albany, Ravensthorpe, Esperance, Kalgoorlie, Northam, Perth, Dongara, Geraldton',
  'Bunbury, Collie',
  'Perth, Harvey, Bunbury',
  'Brisbane, Logan, Beenleigh, Gold Coast, Lismore, Grafton, Coffs Harbour, Port Macquarie, Bulahdelah, Newcastle, Gosford, Sydney, Helensburgh, Wollongong',
  'Sydney, Parramatta, Penrith, Katoomba, Bathurst, Dubbo, Broken Hill',
  'Sydney, Campbelltown, Goulburn, Tarcutta, Albury, Melbourne, Werribee, Lara, Geelong, Colac, Warrnambool, Heywood, Mount Gambier, Keith, Murray Bridge, Adelaide',
  'Goulburn, Canberra',
  'Melbourne, Bacchus Marsh, Ballan, Ballarat, Beaufort, Ararat, Keith',
  'Melbourne, Bendigo, Nullawil, Mildura',
  'Geelong, Meredith, Buninyong, Ballarat, Creswick, Daylesford',
  'Creswick, Clunes, Maryborough',
  'Ballarat, Smythesdale, Skipton',
  'Geelong, Torquay',
  'Melbourne, Dandenong, Traralgon',
  'Brisbane, Ipswich, Gatton, Toowoomba, Oakey, Dalby, Roma, Mount Isa',
  'Toowoomba, Cambooya, Clifton, Warwick, Tamworth, Newcastle',
  'Toowoomba, Highfields, Crows Nest, Kingaroy',
  'Toowoomba, Pittsworth, Millmerran, Goondiwindi',
  'Ipswich, Esk, Crows Nest',
  'Gatton, Laidley',
  'Brisbane, Sunshine Coast, Gympie, Gin Gin, Rockhampton, Marlborough, Mackay, Bowen, Ayr, Townsville, Ingham, Tully, Innisfail, Cairns',
  'Adelaide, Gawler, Snowtown, Port Pirie, Port Augusta, Alice Springs, Katherine, Darwin',
  'Adelaide, Noarlunga, Victor Harbor',
  'Hobart, Launceston, Devonport, Burnie',
  'Kaitaia, Whangārei, Warkworth, Auckland, Manukau, Huntly, Ngāruawāhia, Te Rapa, Hamilton, Cambridge, Taupō, Waiouru, Palmerston North, Levin, Wellington',
  'Hamilton, Morrinsville, Matamata, Tauranga, Te Puke, Whakatāne, Opotiki, Gisborne, Wairoa, Napier, Palmerston North, Whanganui, Hāwera, New Plymouth',
  'Hamilton, Te Awamutu',
  'Hamilton, Raglan',
  'Cambridge, Rotorua, Taupō, Napier',
  'Tauranga, Rotorua',
  'Tauranga, Katikati, Thames',
  'Blenheim, Kaikōura, Waipara, Christchurch, Timaru, Oamaru, Dunedin, Balclutha, Invercargill, Queenstown',
  'Nelson, Blenheim',
  'Nelson, Westport, Greymouth',
].map((names) => names.split(', '))

/** Estimated width of a letter of a town's name, in pixels. */
const letterWidth = 7.2
const dotWidth = 8
const height = 17

const boxOf = (town: Town, zoom: number) => {
  const [x, y] = onMap(town, zoom)
  return { left: x - dotWidth, right: x + dotWidth + town.name.length * letterWidth, top: y - height / 2, bottom: y + height / 2 }
}

type Box = ReturnType<typeof boxOf>

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const chosen = new Map<number, readonly Town[]>()

/** Towns whose names fit at a zoom, larger ones first. Computed for the whole map, so that a name continues in the next tile. */
export const namedTowns = (zoom: number): readonly Town[] => {
  const cached = chosen.get(zoom)
  if (cached) return cached
  const boxes: Box[] = []
  const named = [...sketchTowns, ...localities].filter((town) => {
    if (town.minZoom > zoom) return false
    const box = boxOf(town, zoom)
    if (boxes.some((other) => overlap(box, other))) return false
    boxes.push(box)
    return true
  })
  chosen.set(zoom, named)
  return named
}
