/** What a column of a stock file can say, and the headings dealers' systems give it; letters and digits alone count. */
const headings = {
  stockNumber: ['stocknumber', 'stockno', 'stock', 'stocknum', 'stockid'],
  make: ['make', 'manufacturer', 'brand'],
  model: ['model'],
  badge: ['badge', 'variant', 'trim'],
  series: ['series'],
  year: ['year', 'modelyear', 'buildyear', 'manufactureyear'],
  itemType: ['vehicletype', 'itemtype', 'kind'],
  carType: ['type', 'cartype', 'condition', 'newused', 'stocktype'],
  price: ['price', 'advertisedprice', 'askingprice', 'egc', 'driveawayprice', 'retailprice'],
  priceType: ['pricetype'],
  km: ['km', 'kms', 'kilometres', 'kilometers', 'odometer', 'odo'],
  colour: ['colour', 'color', 'exteriorcolour', 'bodycolour'],
  body: ['body', 'bodytype', 'bodystyle'],
  fuel: ['fuel', 'fueltype'],
  transmission: ['transmission', 'trans', 'gearbox'],
  engine: ['engine', 'enginesize', 'enginelitres', 'litres'],
  seats: ['seats'],
  doors: ['doors'],
  drive: ['drive', 'drivetype', 'drivetrain', 'drivenwheels'],
  range: ['range', 'rangekm', 'electricrange', 'electricrangekm', 'wltprange'],
  battery: ['battery', 'batterykwh', 'batterysize', 'batterycapacity', 'kwh'],
  licence: ['licence', 'license', 'licenceclass', 'lams', 'learnerapproved'],
  sleeps: ['sleeps', 'berth', 'berths'],
  length: ['length', 'lengthft', 'bodylength', 'vanlength'],
  tare: ['tare', 'tarekg', 'tareweight', 'taremass'],
  atm: ['atm', 'atmkg', 'aggregatetrailermass'],
  layout: ['layout', 'floorplan', 'caravanlayout'],
  vin: ['vin', 'chassis', 'vinnumber'],
  rego: ['rego', 'registration', 'regoplate', 'regonumber', 'plate'],
  regoExpiry: ['regoexpiry', 'registrationexpiry', 'regoexpires', 'licenceexpiry', 'licenseexpiry'],
  wofExpiry: ['wofexpiry', 'wof', 'wofexpires', 'warrantexpiry', 'warrantoffitness'],
  odometerStatus: ['odometerstatus', 'odometeraccuracy', 'odometeraccurate'],
  firstRegistered: ['firstregistered', 'firstregisterednz', 'firstregisteredhere', 'yearfirstregisterednz'],
  importedFrom: ['importedfrom', 'countryimported', 'lastcountry', 'importcountry'],
  firstRegisteredOverseas: ['firstregisteredoverseas', 'yearfirstregisteredoverseas', 'overseasfirstregistered'],
  damagedImport: ['damagedimport', 'importedasdamaged', 'damagedatimport'],
  securityInterest: ['securityinterest', 'moneyowing', 'financeowing'],
  rucPaidTo: ['rucpaidto', 'ruc', 'ructo', 'roaduserchargespaidto'],
  arrived: ['arrived', 'arrivaldate', 'dateinstock', 'instockdate', 'stockdate', 'dateadded', 'datein'],
  location: ['location', 'yard', 'branch', 'site', 'lot', 'dealership'],
  comments: ['comments', 'description', 'dealercomments', 'notes', 'adtext'],
} as const

export type StockColumn = keyof typeof headings

const byHeading = new Map<string, StockColumn>(
  Object.entries(headings).flatMap(([column, names]) => names.map((name): [string, StockColumn] => [name, column as StockColumn])),
)

/** Which column a heading names; null for one nobody knows. */
export const columnOf = (heading: string): StockColumn | null => byHeading.get(heading.toLowerCase().replace(/[^a-z0-9]/g, '')) ?? null

/** Whether a heading says that its prices are drive away, and not before charges. */
export const isDriveAwayHeading = (heading: string): boolean => /drive\s*-?away/i.test(heading)

/** The headings of an example file, and a car beneath them. */
export const exampleStockCsv = `Stock number,Make,Model,Badge,Year,Type,Price,Kilometres,Colour,Body,Fuel,Transmission,VIN,Location,Date in stock,Comments
A1001,Toyota,Corolla,Ascent Sport,2021,Used,24990,42310,White,Hatch,Petrol,Automatic,JTNK43BE103012345,,2026-03-14,"One owner, full history"
`
