import { expect, it } from 'vitest'
import { mappingFor, suggestedMapping } from './suggestedMapping'

/** Headings as Australian and New Zealand suppliers publish them, or as in their files. */
const suppliers: Readonly<Record<string, string>> = {
  'Dealer Studio, by FTP':
    'Stock number,Car type,Make,Model,DAP Price,EGC Price,Badge,Series,Cylinders,Rego,Rego expiry,VIN,Body,Year,Odometer,Interior Colour,Exterior Colour,Location code,Description,Build date,Compliance date,Dealercomments,Fuel,Transmission,Doors,Seats,Purchase cost,Features,Certified,Drive,Engine size,RedBook code,NVIC,AutoGrab id',
  'Dealer Studio, pushed':
    'rego,dealership_name,provider_name,external_dealership_identifier,rego_expiry,stocknum,vin,location_code,odometer,dapprice,egcprice,make,model,badge,series,year,cylinders,engine_type,engine_capacity,induction,fuel_type,engine_number,body,colour,redbook_code,nvic_code,interior_colour,transmission,fuel,certified,doors,seats,drive,dealercomments,features,status,car_type,item_type,compliance_date,build_date,show_on_dealer_website,images,external_video_url',
  'TraderAds, as CSV':
    'StockNo,Make,Model,Variant,Year,Type,Price,PriceType,Odometer,Colour,BodyType,FuelType,Transmission,EngineSize,Cylinders,Doors,Seats,Rego,RegoExpiry,VIN,Description,Features,Images',
  'Autoxloo, its XML':
    'stock_number,vin,year,make,model,trim,body_style,exterior_color,interior_color,transmission,engine,mileage,price,description,options,images,condition',
  'DriveAgent, its JSON':
    'Identification.StockNumber,Identification.VIN,Registration,RegistrationExpiry,Make,Model,Badge,Series,ModelYear,BodyType,Colour,InteriorColour,Odometer,FuelType,Gearbox,DriveType,Cylinders,EngineCapacity,Doors,Seats,DriveAwayPrice,EGCPrice,DealerComments,Seller.LocationCode,Seller.Name,Seller.Type,Photos',
  'a New Zealand DMS':
    'Stock No,Make,Model,Variant,Year,Odometer,Odometer Status,Rego,Rego Expiry,WOF Expiry,Price,Was Price,Colour,Body,Fuel Type,Transmission,CC,Seats,Doors,VIN,First Registered NZ,Country Imported,Damaged Import,RUC Paid To,Yard,Status,Comments,Photo URLs',
  'a spreadsheet of a yard': 'Stock #,Make,Model,Badge,Year,Kms,Colour,Trans,Drive Away,Rego,Rego Exp,Notes',
}

it('the suggested mapping maps at least four of five columns of known suppliers automatically (ENT-01)', () => {
  const shares = Object.entries(suppliers).map(([name, line]) => {
    const headings = line.split(',')
    const { left } = suggestedMapping(headings)
    return { name, share: 1 - left.length / headings.length, left }
  })
  expect(shares.filter(({ share }) => share < 0.8)).toEqual([])
  const [all, left] = Object.values(suppliers)
    .map((line) => line.split(','))
    .reduce(([sum, missed], headings) => [sum + headings.length, missed + suggestedMapping(headings).left.length], [0, 0] as [
      number,
      number,
    ])
  expect(1 - left / all).toBeGreaterThan(0.9)
})

it.each([
  { headings: ['Ref', 'Mk', 'Mdl', 'Build Yr'] },
  { headings: ['Lot', 'Marque', 'Model', 'Year'] },
  { headings: ['Vehicle_ID', 'Make', 'Serie', 'CaYear'] },
])('names of other systems are known: $headings (ENT-01)', ({ headings }) => {
  const { columns } = suggestedMapping(headings).mapping
  expect(['stockNumber', 'make', 'model', 'year'].map((column) => columns[column as 'make']?.from)).toEqual(headings.map((each) => [each]))
})

it('of two headings for one field, the one with a single meaning is mapped (ENT-01)', () => {
  const { columns } = suggestedMapping(['Lot', 'Ref', 'Stock No', 'Make', 'Serie', 'Model', 'Year']).mapping
  expect([columns.stockNumber?.from, columns.model?.from]).toEqual([['Stock No'], ['Model']])
})

it('an odometer in a column for miles is in miles, unless another column has the unit (ENT-01)', () => {
  expect(suggestedMapping(['Stock No', 'Miles']).mapping.columns.kmUnit).toEqual({ from: [], constant: 'miles', steps: [] })
  expect(suggestedMapping(['Stock No', 'Miles', 'Odometer unit']).mapping.columns.kmUnit?.from).toEqual(['Odometer unit'])
  expect(suggestedMapping(['Stock No', 'Kms']).mapping.columns.kmUnit).toBeUndefined()
})

const columnsOf = (...headings: readonly string[]) => suggestedMapping(headings).mapping.columns

it.each([
  { headings: ['STK', 'MAK', 'MDL', 'MYR'] },
  { headings: ['Unit No', 'Manuf', 'Mod', 'Yr Manuf'] },
  { headings: ['id', 'make', 'model', 'year'] },
  { headings: ['No.', 'Make', 'Model', 'Year'] },
])('short forms of the trade are known: $headings (ENT-01)', ({ headings }) => {
  const columns = columnsOf(...headings)
  expect(['stockNumber', 'make', 'model', 'year'].map((column) => columns[column as 'make']?.from)).toEqual(headings.map((each) => [each]))
})

it('a column “id” or “No” is the stock number only if no other heading is, and if its values aren’t row numbers (ENT-01)', async () => {
  expect(columnsOf('id', 'Stock No', 'Make').stockNumber?.from).toEqual(['Stock No'])
  expect(columnsOf('id', 'no', 'Make').stockNumber).toBeUndefined()
  const headings = ['No', 'Make', 'Model', 'Year']
  const used = async (...values: readonly string[]) => (await mappingFor(null, { headings }, async () => values)).columns.stockNumber?.from
  expect([await used('1', '2', '3'), await used('0', '1', '2'), await used('1', '2', '4'), await used('811', '812', '813')]).toEqual([
    undefined,
    undefined,
    ['No'],
    ['No'],
  ])
})

it('make and model in one column are read from it at once, unless the file has columns of their own (ENT-01)', () => {
  const part = (name: string) => ({ from: ['Vehicle'], steps: [{ do: 'name', part: name }] })
  const columns = columnsOf('Stk', 'Vehicle', 'Kms')
  expect([columns.make, columns.model, columns.badge, columns.year]).toEqual([part('make'), part('model'), part('rest'), part('year')])
  const own = columnsOf('Stk', 'Vehicle', 'Variant', 'Yr')
  expect([own.make, own.badge?.from, own.year?.from]).toEqual([part('make'), ['Variant'], ['Yr']])
  expect(columnsOf('Stk', 'Title', 'Make', 'Model').make?.from).toEqual(['Make'])
})

it('the build date gives the year of a file without one (ENT-01)', () => {
  expect(columnsOf('Stk', 'Make', 'Model', 'Build').year).toEqual({ from: ['Build'], steps: [] })
  expect(columnsOf('Stk', 'Make', 'Model', 'Build', 'Year').year?.from).toEqual(['Year'])
})

it.each(['Kms (000)', "Odo '000", 'Km x1000', "'000 kms"])('an odometer under “%s” is in thousands (ENT-01)', (heading) => {
  expect(columnsOf('Stk', heading).km).toEqual({ from: [heading], steps: [{ do: 'times', factor: 1_000 }] })
  expect(columnsOf('Stk', 'Kms').km?.steps).toEqual([])
})
