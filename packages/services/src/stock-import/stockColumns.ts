import { mergeByPosition } from '@forecourt/rules/car/mergeByPosition'
import type { FieldColumnValues } from '@forecourt/rules/entities/generated/carValues'
import { byFieldColumn, fieldColumns } from './fieldColumns'

/** Headings of an odometer in miles. */
const milesHeadings = ['miles', 'odometermiles', 'mileagemiles'] as const

/** Names of a price without on-road costs. */
const exclusive = [
  ...([
    'priceexclonroads',
    'priceexonroads',
    'priceexclorc',
    'priceexorc',
    'priceplusonroads',
    'priceplusonroadcosts',
    'priceplusorc',
  ] as const),
  ...(['retailegcprice', 'retailegc', 'priceexclgovtcharges', 'priceexgovtcharges'] as const),
] as const

/** Built-in columns of a stock file and their headings in dealers' systems, normalised to letters and digits. */
const headings = {
  stockNumber: [
    'stocknumber',
    'stockno',
    'stock',
    'stocknum',
    'stockid',
    'stockcode',
    'stkno',
    'stockref',
    'stknum',
    'stk',
    'dealerstocknumber',
    'vehiclestockstring',
    'sku',
    // Other numbers by which a file tells its cars apart, where it has no stock number.
    ...(['ref', 'refno', 'reference', 'vehicleid', 'vehicleref', 'carid', 'lot', 'lotno', 'lotnumber'] as const),
    ...(['unitno', 'unitnumber', 'vehicleno', 'vehiclenumber', 'vehno', 'carno', 'inventoryid', 'inventoryno', 'variantsku'] as const),
    ...(['listingid', 'listingno', 'listingnumber'] as const),
  ],
  make: ['make', 'manufacturer', 'brand', 'makename', 'brandname', 'makestring', 'marque', 'mk', 'mak', 'mke', 'manuf', 'mfr'],
  // “Serie” is the model in files of a WordPress theme; in a file that also has a model, it isn't.
  model: ['model', 'modelname', 'mdl', 'md', 'mod', 'modl', 'serie'],
  badge: ['badge', 'variant', 'trim', 'badgedescription', 'trimlevel', 'bdg', 'vrnt', 'specgrade'],
  // The age of a car follows its build year, not its model year.
  year: [
    ...([
      'year',
      'buildyear',
      'yearbuilt',
      'buildyr',
      'yrbuilt',
      'manufactureyear',
      'yearofmanufacture',
      'modelyear',
      'modelyr',
      'yr',
    ] as const),
    // The year by which dealers call a car; the month of compliance is a column of its own.
    ...(['plateyear', 'plateyr', 'yearplate', 'yrplate', 'cayear', 'my', 'myr', 'mdlyr', 'modyr', 'bldyr'] as const),
    ...(['yom', 'yrmanuf', 'mybuild', 'buildmy', 'yearmodel'] as const),
  ],
  itemType: ['vehicletype', 'itemtype', 'kind', 'vehtype', 'vehicleclass', 'vehclass', 'class', 'cls', 'vehiclecategory', 'category'],
  carType: [
    ...(['newused', 'usednew', 'neworused', 'usedornew', 'nu', 'cartype', 'stocktype', 'type', 'condition', 'nud', 'cond'] as const),
    ...(['vehiclecondition', 'carcondition'] as const),
  ],
  isNew: ['new', 'isnew', 'brandnew', 'newflag', 'newcar'],
  isUsed: ['used', 'isused', 'usedflag', 'usedcar', 'secondhand', 'preowned'],
  demo: ['demo'],
  price: [
    ...([
      'price',
      'advertisedprice',
      'askingprice',
      'asking',
      'retailprice',
      'internetprice',
      'specialprice',
      'priceamount',
      'pricevalue',
      'cashprice',
      'now',
      'advprice',
      'nowprice',
    ] as const),
    ...(['prc', 'askprice', 'askingprc', 'advertprice', 'variantprice'] as const),
    ...(['priceadvertised', 'priceasking', 'priceincgst', 'priceinclgst', 'priceincludinggst'] as const),
    ...(['windscreenprice', 'windowprice', 'stickerprice', 'buynow', 'buynowprice', 'askingpriceincgst', 'askingpriceinclgst'] as const),
  ],
  driveAwayPrice: [
    ...(['driveawayprice', 'driveaway', 'dap', 'dapprice', 'pricedriveaway', 'pricedap', 'retaildriveaway'] as const),
    ...(['retaildriveawayprice', 'driveawayretailprice', 'driveawayretail', 'retailda', 'retaildap', 'priceda', 'daprice'] as const),
  ],
  egcPrice: ['egc', 'egcprice', 'excludinggovernmentcharges', 'priceexcludinggovernmentcharges', 'priceegc', ...exclusive],
  priceType: [
    ...(['pricetype', 'pricelabel', 'pricekind', 'pricebasis', 'pricesuffix', 'pricequalifier', 'pricenote', 'pricenotes'] as const),
    ...(['pricecomment', 'pricecomments', 'pricecondition', 'priceconditions', 'pricedescription', 'pricedisclaimer'] as const),
    ...(['priceprefix', 'priceterms', 'priceinfo', 'pricestatement', 'carpriceformlabel', 'pt'] as const),
  ],
  currency: ['currency', 'pricecurrency', 'currencycode', 'pricecurrencycode'],
  priceShown: ['showprice', 'pricetext', 'pricedisplay'],
  priceHidden: ['hideprice', 'poa'],
  wasPrice: ['wasprice', 'was', 'beforeprice', 'previousprice', 'oldprice', 'beforespecialprice'],
  km: [
    'km',
    'kms',
    'kilometres',
    'kilometers',
    'odometer',
    'odo',
    'mileage',
    'odometervalue',
    'odovalue',
    'mileagevalue',
    'odometerreading',
    'odometerkm',
    'odometerkms',
    'odokm',
    'odokms',
    'klms',
    'odom',
    'milage',
    'kmstravelled',
    'odoreading',
    ...(['odometerreadingkm', 'odometerreadingkms', 'odometerreadingkilometres', 'kilometrestravelled', 'odometerkilometres'] as const),
    ...milesHeadings,
  ],
  kmUnit: ['odometerunit', 'odometerunits', 'mileageunit', 'mileageunits', 'kmunit', 'distanceunit'],
  body: ['body', 'bodytype', 'bodystyle', 'bdy'],
  fuel: ['fuel', 'fueltype', 'typeoffuel', 'motivepower', 'ful', 'fueltyp'],
  transmission: [
    ...(['transmission', 'trans', 'gearbox', 'transmissiontype', 'transtype', 'gearboxtype', 'geartype', 'typeoftransmission'] as const),
    ...(['gear', 'tranny', 'trn', 'transm', 'trnsm', 'gbox'] as const),
  ],
  vin: ['vin', 'chassis', 'vinnumber', 'chassisnumber', 'vinno', 'chassisno', 'vinchassis', 'vinchassisno'],
  arrived: ['arrived', 'arrivaldate', 'dateinstock', 'instockdate', 'stockdate', 'dateadded', 'datein'],
  certified: ['certified', 'certifiedpreowned', 'cpo', 'approvedused'],
  status: [
    'status',
    'stockstatus',
    'availability',
    'salestatus',
    'vehiclestatus',
    'salesstatus',
    'dealstatus',
    'inventorystatus',
    'statuscode',
    'stat',
    'vehstat',
    'stockstat',
    'sts',
  ],
  sold: ['sold'],
  reserved: ['reserved'],
  website: [
    ...(['showondealerwebsite', 'website', 'publish', 'published', 'showonwebsite', 'onweb', 'onwebsite', 'web', 'online'] as const),
    ...(['isvisible', 'isactive', 'ispublished', 'advertise', 'isadvertised', 'isavailable', 'forsale', 'adv'] as const),
  ],
  hidden: ['hidden'],
  photos: [
    // The main picture comes first.
    ...([
      'featuredimage',
      'featuredimageurl',
      'mainimage',
      'mainimageurl',
      'mainphoto',
      'mainphotourl',
      'primaryimage',
      'primaryphoto',
    ] as const),
    ...(['images', 'image', 'photos', 'photourls', 'imageurls', 'imageurl', 'pictures', 'picture', 'imagelinks', 'photo'] as const),
    ...([
      'photourl',
      'photourllist',
      'pictureurls',
      'pictureurl',
      'pics',
      'imagelink',
      'additionalimagelink',
      'additionalimagelinks',
      'galleryimages',
      'imagegallery',
      'additionalimages',
      'imagelist',
      'photolist',
      'picturelist',
      'picturerefs',
    ] as const),
  ],
  videos: ['videos', 'video', 'externalvideourl', 'videourl', 'videolink', 'videolinks', 'youtube', 'youtubeurl'],
  location: [
    'location',
    'yard',
    'branch',
    'site',
    'locationname',
    'locationcode',
    'dealership',
    'dealershipname',
    'loc',
    'yardname',
    'where',
    'keptat',
  ],
  features: ['features', 'options', 'equipment', 'standardfeatures', 'extras', 'featurelist'],
  comments: [
    'comments',
    'description',
    'dealercomments',
    'adtext',
    'comment',
    'dealercomment',
    'advertisement',
    'advertisingtext',
    'bodyhtml',
  ],
} as const

export type ImportColumn = keyof typeof headings | keyof FieldColumnValues

const allHeadings: { readonly [Column in ImportColumn]: readonly string[] } = {
  ...headings,
  ...byFieldColumn(({ column }) => column.headings),
}

/** Raw text of a row by column. */
export type StockLine = Partial<Record<ImportColumn, string>>

export type AmountColumn = 'price' | 'driveAwayPrice' | 'egcPrice' | 'wasPrice'

/** Columns with an amount of money. */
export const amountColumns: readonly ImportColumn[] = ['price', 'driveAwayPrice', 'egcPrice', 'wasPrice'] satisfies readonly AmountColumn[]
/** Whether a column has amounts or readings, whose unclear texts differ from car to car. */
export const isAmount = (column: ImportColumn): boolean => column === 'km' || amountColumns.includes(column)
/** Columns that determine the price and whether it is shown. */
export const priceColumns: readonly ImportColumn[] = [...amountColumns, 'priceType', 'currency', 'priceShown', 'priceHidden']
/** Columns that determine whether a car is for sale. */
export const saleColumns: readonly ImportColumn[] = ['status', 'sold', 'reserved', 'website', 'hidden']

/** Maximum characters of a heading. */
const longestName = 40

interface Named {
  readonly column: ImportColumn
  /** Confidence: unambiguous names come first. */
  readonly rank: number
}

const byHeading = new Map<string, Named>(
  Object.entries(allHeadings).flatMap(([column, names]) =>
    names.map((name, rank): [string, Named] => [name, { column: column as ImportColumn, rank }]),
  ),
)

/** Names of an odometer in thousands of kilometres. */
const inThousands =
  /^(?:(?:kms?|klms|kilomet(?:re|er)s|odo(?:meter)?(?:km)?|mileage)(?:in|x)?(?:1?000s?|thousands?)(?:kms?)?|(?:1?000s?|thousands?)(?:of)?(?:kms?|kilomet(?:re|er)s))$/

/** One of several picture columns: Photo 1, image[0].url, image_1, Picture URL 3. */
const numberedPhoto = /^(?:photo|image|picture|pic|img)s?(?:url|link|address|src|href)?0*(\d{1,2})(?:url|link|address|src|href)?$/

/** Heading variants of visibility, price type and odometer unit: if such a column is missed, the advertisement is wrong. */
const written: readonly (readonly [column: ImportColumn, name: RegExp])[] = [
  [
    'priceHidden',
    /^(?:is)?(?:(?:hide|hidden|suppress|no|donot(?:show|display|advertise|publish))(?:the|web|website|internet|online)*prices?|prices?(?:is)?(?:hidden|suppressed|onapplication|onrequest|poa)|poa|(?:call|contact|enquire)for(?:the)?price)(?:from|on|in|the|web|website|site|internet|online|flag|yn|yesno|indicator)*$/,
  ],
  [
    'priceShown',
    /^(?:is)?(?:(?:show|display)(?:the|web|website|internet|online)*prices?|prices?(?:is)?(?:shown|displayed|visible))(?:on|in|the|web|website|site|internet|online|flag|yn|yesno|indicator)*$/,
  ],
  [
    'driveAwayPrice',
    /^(?:price)?(?:is|incl?|includes|including|included)(?:driveaway|dap|onroads?(?:costs?)?|orcs?|go?v(?:ernmen)?tcharges)(?:price)?(?:flag|yn|yesno|indicator)?$|^(?:price)?(?:driveaway|dap|onroads?(?:costs?)?|orcs?)(?:incl?|included|inclusive|flag|yn|yesno|indicator)$/,
  ],
  [
    'egcPrice',
    /^(?:asking|retail|advertised|windscreen|window|sticker|web|internet|our)*price(?:inc(?:l|luding)?gst)?(?:plus|excl?(?:uding)?|before|ex)(?:the)?(?:onroads?(?:costs?)?|orcs?|go?v(?:ernmen)?tcharges)$/,
  ],
  [
    'driveAwayPrice',
    /^(?:asking|retail|advertised|windscreen|window|sticker|web|internet|our)+(?:price)?(?:inc(?:l|luding)?gst)?driveaway(?:price)?$/,
  ],
  ['km', inThousands],
  [
    'kmUnit',
    /^(?:odometer|odo|mileage|meter|distance|kms?)(?:reading|details?|info)?(?:units?|uom|unitofmeasure|unitcode|measure|type)$|^(?:meter|uom)$/,
  ],
  ['demo', /^(?:is|ex|was|dealer)*(?:demo|demonstrator)(?:car|vehicle|stock|flag|yn|yesno|indicator)*$/],
  [
    'sold',
    /^(?:is|has|date|vehicle|car|stock|been|mark(?:ed)?as)*(?:sold|delivered)(?:date|time|on|at|to|flag|yn|yesno|indicator|status|car|vehicle|customer|name)*$|^(?:date(?:of)?sale|sales?date)$|^sold(?:by|for|price|amount|amt|value)$|^(?:purchaser|buyer|customer)(?:name)?$|^deal(?:no|num|number|id)$/,
  ],
  [
    'reserved',
    /^(?:is|has|date|vehicle|car|stock)*(?:reserved|onhold|hold|held|underoffer|deposit(?:taken|paid|received)|salepending|reservation(?=active|until|date|status|flag))(?:active|date|time|on|at|for|by|to|until|customer|name|flag|yn|yesno|indicator|status)*$|^deposit(?:amount|amt|value|held)?$/,
  ],
  [
    'website',
    /^(?:is)?(?:active|available|visible|shown|published|advertised|listed|live|enabled|internet|(?:show|displayed|display|publish|advertise|list|export|upload|send|web|online)(?:on|to|in|for|the|dealer|our|web|website|site|internet|online|status|flag|yn|yesno|active|enabled)+)(?:on|for|to|web|website|internet|online|sale|flag|yn|yesno|status)*$|^(?:own|our|my|dealer(?:ship)?|company|main)(?:web)?site(?:flag|yn|yesno|status)?$|^(?:is)?(?:(?:web|website|internet|online|advert|publish)ready|ready(?:for|to)(?:web|website|internet|online|publish|advertise))(?:flag|yn|yesno)?$/,
  ],
  [
    'hidden',
    /^(?:is|date|vehicle|car|stock)?(?:hidden|hide|donot(?:advertise|publish|show|display|list|export)|no(?:t(?:on|for)?)?(?:web|website|internet|online)|notforsale|excluded?|suppress(?:ed)?|unpublish(?:ed)?|delisted|deleted?|archived?|withdrawn|inactive|removed|offline|draft)(?:from|on|in|at|the|web|website|site|internet|online|listing|flag|yn|yesno|date|indicator)*$/,
  ],
]

/** All of them at once: most texts are none. */
const anyWritten = new RegExp(written.map(([, names]) => names.source).join('|'))

/** Columns whose headings may be followed by a word for a text: “ModelDesc”, “Body description”. */
const described: readonly ImportColumn[] = [
  ...(['make', 'model', 'badge', 'series', 'body', 'fuel', 'transmission', 'drive', 'colour', 'interiorColour'] as const),
]
/** Columns with a meaning of their own for the vehicle, such as “Vehicle type”. */
const ofItsOwn: readonly ImportColumn[] = ['itemType', 'carType', 'isNew', 'isUsed', 'demo', ...saleColumns]

/** The column of a heading with a word that adds nothing: “Vehicle colour”, “ModelDesc”. */
const withoutAffix = (name: string): Named | undefined => {
  const ofVehicle = /^(?:vehicle|veh|car)(.+)$/.exec(name)?.[1] ?? name
  const plain = /^(.+?)(?:desc|description|name)$/.exec(ofVehicle)?.[1]
  const found = byHeading.get(ofVehicle)
  const other = plain === undefined ? undefined : byHeading.get(plain)
  const column = found && !ofItsOwn.includes(found.column) ? found.column : other && described.includes(other.column) ? other.column : null
  return column ? { column, rank: allHeadings[column].length } : undefined
}

/** Names an amount in dollars a price: “Web $”, “Price ($)”. */
export const withPriceNamed = (heading: string): string =>
  (heading.includes('$') && !/price|amount/i.test(heading) ? heading.replace('$', ' price') : heading).replace(
    /\+\s*(?=o\.?r\.?c|on[ -]?road|gov)/i,
    ' plus ',
  )

/** Columns that are no amounts of money. */
const shown: readonly ImportColumn[] = ['website', 'hidden', 'priceShown', 'priceHidden']

const namedPlain = (heading: string): Named | undefined => {
  // Strips Google's XML prefix: `g:brand`. Other prefixes may have a meaning, as in `rrp:price`.
  const name = heading
    .replace(/^g:/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  const number = numberedPhoto.exec(name)?.[1]
  if (number !== undefined) return { column: 'photos', rank: headings.photos.length + Number(number) }
  const isWritten = !byHeading.has(name) && name.length <= longestName && anyWritten.test(name)
  const column = isWritten ? written.find(([, names]) => names.test(name))?.[0] : undefined
  // In a tree, “car” is a branch.
  const other = byHeading.get(name) ?? (/\w\.\w/.test(heading) ? undefined : withoutAffix(name))
  return column ? { column, rank: allHeadings[column].length } : other
}

const named = (heading: string): Named | undefined => {
  const ofPrice = withPriceNamed(heading)
  const found = namedPlain(ofPrice) ?? (ofPrice === heading ? undefined : namedPlain(heading))
  return found && ofPrice !== heading && shown.includes(found.column) ? undefined : found
}

/** Headings of a buyer and of the amount paid, where each car has a text of its own. */
const ofBuyer =
  /^deposit(?:amount|amt|value|held)?$|^sold(?:price|amount|amt|value)$|^deal(?:no|num|number|id)$|(?:to|for|by|customer|purchaser|buyer|name)$/

/** Whether any text under a heading means the same, such as names under “Sold to”. */
export const isOfBuyer = (heading: string): boolean => ofBuyer.test(heading.toLowerCase().replace(/[^a-z0-9]/g, ''))

/** Whether a heading says that the odometer is in miles. */
export const isInMiles = (heading: string): boolean =>
  (milesHeadings as readonly string[]).includes(heading.toLowerCase().replace(/[^a-z]/g, ''))

/** Whether a heading says that the odometer is in thousands: “Kms (000)”, “Odo '000”. */
export const isInThousands = (heading: string): boolean =>
  /[a-z]/i.test(heading) && inThousands.test(heading.toLowerCase().replace(/[^a-z0-9]/g, ''))

/** Column of a heading; null if unknown. */
export const parseHeading = (heading: string): ImportColumn | null => named(heading)?.column ?? null

/** Confidence of a heading: 0 is best, infinite for unknown. */
export const headingRank = (heading: string): number => named(heading)?.rank ?? Number.POSITIVE_INFINITY

const titles: { readonly [Column in keyof typeof headings]: string } = {
  stockNumber: 'Stock number',
  make: 'Make',
  model: 'Model',
  badge: 'Badge or variant',
  year: 'Year',
  itemType: 'Kind of vehicle',
  carType: 'New, used or demo',
  isNew: 'New',
  isUsed: 'Used',
  demo: 'Demonstrator',
  price: 'Price',
  driveAwayPrice: 'Price, drive away',
  egcPrice: 'Price, excluding government charges',
  priceType: 'Price type',
  currency: 'Currency of the price',
  priceShown: 'Price shown',
  priceHidden: 'Price hidden',
  wasPrice: 'Price before',
  km: 'Kilometres',
  kmUnit: 'Odometer unit',
  body: 'Body',
  fuel: 'Fuel',
  transmission: 'Transmission',
  vin: 'VIN',
  arrived: 'Date in stock',
  certified: 'Certified',
  status: 'Status',
  sold: 'Sold',
  reserved: 'Reserved',
  website: 'Shown on the website',
  hidden: 'Hidden from the website',
  photos: 'Photos by address',
  videos: 'Videos by address',
  location: 'Location',
  features: 'Features',
  comments: 'Comments',
}

/** Display names of columns. */
export const columnTitles = Object.fromEntries(
  mergeByPosition(
    Object.entries(titles),
    fieldColumns.map(({ name, field, column }) => ({
      position: column.position,
      entry: [name, column.title ?? field.title] as [string, string],
    })),
  ),
) as { readonly [Column in ImportColumn]: string }

/** Example file with headings and cars. */
export const exampleStockCsv = `Stock number,Make,Model,Badge,Year,Type,Price,Price type,Was price,Kilometres,Colour,Body,Fuel,Transmission,Drive,Engine,Seats,Doors,VIN,Rego,Rego expiry,Location,Date in stock,Features,Comments
A1001,Toyota,Corolla,Ascent Sport,2021,Used,24990,Drive away,26990,42310,White,Hatch,Petrol,Automatic,FWD,2.0,5,5,JTNK43BE103012345,ABC12D,2027-03-31,,2026-03-14,Reversing camera; Apple CarPlay; Adaptive cruise control,"One owner, full history"
A1002,Ford,Ranger,XLT Double Cab,2022,Used,54990,Excluding charges,,61200,Grey,Ute,Diesel,Automatic,4WD,2.0,5,4,,XYZ98K,31/08/2027,,3 May 2026,Tow bar; Tub liner; Canopy,
A1003,Kia,EV6,GT-Line,2026,Demo,79990,Drive away,84990,3150,Blue,SUV,Electric,Automatic,AWD,,5,5,,,,,2026-05-20,Heat pump; Sunroof,
`
