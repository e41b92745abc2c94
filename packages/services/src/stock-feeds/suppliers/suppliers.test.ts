import { describe, expect, it } from 'vitest'
import { bareAmounts } from '../../stock-import/notations'
import { type FeedMapping, feedMapping } from '../FeedMapping'
import { FeedFault } from '../FeedRecords'
import { suggestedMapping } from '../suggestedMapping'
import { parseWholeFeed } from '../testing/parseWholeFeed'

const ofDarwin = [{ locationId: 'm', called: ['TOPEND1', 'DWN', 'D77'] }]
const read = async (file: string, mapping: FeedMapping | null = null, places = ofDarwin) => {
  const reading = await parseWholeFeed(file, {
    ...{ dealershipId: 'd', locationId: 'l', now: '2026-11-27T02:00:00.000Z', makes: [], mapping, newId: () => 'id' },
    priceType: 'egc',
    places,
  })
  if (reading instanceof FeedFault) throw reading
  return reading
}

interface Case {
  readonly name: string
  readonly file: string
  readonly cars: readonly object[]
  readonly photos: readonly (readonly string[] | null)[]
  readonly unread: readonly string[]
  /** Open questions, as column and text. */
  readonly requested?: readonly (readonly [string, string])[]
}

const used = { carType: 'used', status: 'in_stock' }
const picture = (name: string) => `https://img.example/${name}.jpg`
const address = `"{addr1: '12 Smith Street', city: 'Darwin', region: 'NT', postal_code: '0800', country: 'AU'}"`

const cases: readonly Case[] = [
  {
    name: 'Meta automotive catalogue',
    file: `vehicle_id,vin,make,model,year,body_style,mileage.value,mileage.unit,price,sale_price,state_of_vehicle,condition,exterior_color,transmission,fuel_type,drivetrain,title,description,url,image[0].url,image[0].tag[0],image[10].url,image[1].url,address,availability,date_first_on_lot,trim,dealer_id
m-1,JTNKU3JE60J000011,TOYOTA,Corolla,2021,HATCHBACK,42310,KM,24990 AUD,23990 AUD,USED,EXCELLENT,Glacier White,MANUAL,GASOLINE,FWD,2021 Toyota Corolla,"Tidy, one owner",https://old.example/m-1,${picture('a')},Exterior,${picture('c')},${picture('b')},${address},AVAILABLE,2026-10-03,Ascent Sport,D77
m-2,6FPPXXMJ2PCC00022,FORD,Ranger,2026,TRUCK,12,KM,64990 AUD,,NEW,OTHER,Blue,OTHER,PLUGIN_HYBRID,FOUR_WD,2026 Ford Ranger,New,https://old.example/m-2,${picture('d')},Exterior,,,${address},PENDING,2026-11-20,XLT,D77
m-3,WBA8E9C50GK000033,BMW,3 Series,2019,SEDAN,100,MI,34990 AUD,34990 AUD,CPO,GOOD,Black,AUTOMATIC,OTHER,OTHER,2019 BMW 330i,Approved,https://old.example/m-3,,,,,${address},NOT_AVAILABLE,2026-09-01,330i,D77
`,
    cars: [
      {
        ...{ ...used, stockNumber: 'm-1', badge: 'Ascent Sport', km: 42_310, egcCents: 2_399_000, egcBeforeCents: 2_499_000 },
        ...{ simpleTransmission: 'Manual', fuel: 'Petrol', drive: 'FWD', simpleBody: 'Hatch', colour: 'Glacier White', certified: false },
        ...{ createdAt: '2026-10-03T00:00:00.000Z', locationId: 'm', dealerComments: 'Tidy, one owner' },
      },
      {
        ...{ stockNumber: 'm-2', carType: 'new', egcCents: 6_499_000, egcBeforeCents: null, reserved: true, drive: '4WD' },
        ...{ simpleFuel: 'PHEV', simpleTransmission: null, simpleBody: null },
      },
      {
        ...{ stockNumber: 'm-3', carType: 'used', certified: true, status: 'withdrawn', egcCents: 3_499_000, egcBeforeCents: null },
        ...{ fuel: null, drive: null },
      },
    ],
    photos: [[picture('a'), picture('b'), picture('c')], [picture('d')], []],
    unread: ['condition', 'title', 'url', 'image[0].tag[0]', 'address'],
    requested: [['body', 'TRUCK']],
  },
  {
    name: 'Meta automotive catalogue',
    file: `<?xml version="1.0" encoding="UTF-8"?><listings><title>example.com</title><link rel="self" href="https://old.example"/>
<listing><vehicle_id>x-1</vehicle_id><title>2021 Toyota Corolla</title><url>https://old.example/x-1</url><make>Toyota</make><model>Corolla</model><year>2021</year>
<mileage><value>42310</value><unit>KM</unit></mileage><image><url>${picture('a')}</url><tag>Exterior</tag></image><image><url>${picture('b')}</url><tag>Interior</tag></image>
<state_of_vehicle>USED</state_of_vehicle><body_style>WAGON</body_style><price>24990 AUD</price><availability>AVAILABLE</availability></listing>
<listing><vehicle_id>x-2</vehicle_id><title>2020 Kia Rio</title><url>https://old.example/x-2</url><make>Kia</make><model>Rio</model><year>2020</year>
<mileage><value>51000</value><unit>KM</unit></mileage><image><url>${picture('c')}</url><tag>Exterior</tag></image>
<state_of_vehicle>USED</state_of_vehicle><body_style>OTHER</body_style><price>14990 AUD</price><availability>AVAILABLE</availability></listing></listings>`,
    cars: [
      { ...used, stockNumber: 'x-1', km: 42_310, egcCents: 2_499_000, egcBeforeCents: null, simpleBody: 'Wagon' },
      { ...used, stockNumber: 'x-2', km: 51_000, egcCents: 1_499_000, simpleBody: null },
    ],
    photos: [[picture('a'), picture('b')], [picture('c')]],
    unread: ['title', 'url', 'image.tag'],
  },
  {
    name: 'Google vehicle ads',
    file: `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Vehicles</title><link>https://old.example</link><description>x</description>
<item><g:id>g-1</g:id><g:store_code>TOPEND1</g:store_code><g:brand>Mazda</g:brand><g:model>CX-5</g:model><g:year>2022</g:year><g:mileage>21,400 km</g:mileage><g:condition>used</g:condition><g:price>36990.00 AUD</g:price><g:vehicle_price_type>drive_away_price</g:vehicle_price_type><g:color>Grey</g:color><g:body_style>suv</g:body_style><g:engine>gasoline</g:engine><g:VIN>JM0KF4W2A10000001</g:VIN><g:trim>Touring</g:trim><g:image_link>${picture('a')}</g:image_link><g:additional_image_link>${picture('b')}</g:additional_image_link><g:additional_image_link>${picture('c')}</g:additional_image_link><g:link>https://old.example/g-1</g:link></item>
<item><g:id>g-2</g:id><g:store_code>TOPEND1</g:store_code><g:brand>Ford</g:brand><g:model>Ranger</g:model><g:year>2023</g:year><g:mileage>9400 km</g:mileage><g:condition>used</g:condition><g:price>47990.00 AUD</g:price><g:vehicle_price_type>excluding_government_charges_price</g:vehicle_price_type><g:color>Red</g:color><g:body_style>truck</g:body_style><g:engine>other</g:engine><g:vehicle_msrp>59990 AUD</g:vehicle_msrp><g:certified_pre-owned>yes</g:certified_pre-owned><g:image_link>${picture('d')}</g:image_link><g:link>https://old.example/g-2</g:link></item></channel></rss>`,
    cars: [
      {
        ...{ ...used, stockNumber: 'g-1', make: 'Mazda', badge: 'Touring', km: 21_400, driveAwayCents: 3_699_000, egcCents: null },
        ...{ fuel: 'Petrol', engineSizeLitres: null, simpleBody: 'SUV', locationId: 'm', vin: 'JM0KF4W2A10000001' },
      },
      {
        ...{ ...used, stockNumber: 'g-2', driveAwayCents: null, egcCents: 4_799_000, egcBeforeCents: null },
        ...{ simpleBody: 'Ute', fuel: null, certified: true },
      },
    ],
    photos: [[picture('a'), picture('b'), picture('c')], [picture('d')]],
    unread: ['g:link', 'g:vehicle_msrp'],
  },
  {
    name: 'Google vehicle ads',
    file: `id\tVIN\tstore code\tbrand\tmodel\tyear\tmileage\tcondition\tprice\tvehicle_price_type\tvehicle_all_in_price\timage link\tadditional image link\tvehicle_fulfillment(option:store_code)
t-1\tJM0KF4W2A10000001\tTOPEND1\tMazda\tCX-5\t2026\t8 km\tnew\t45990 AUD\tdrive_away_price\t\t${picture('a')}\t${picture('b')},${picture('c')}\tin_store:TOPEND1
t-2\tJM0KF4W2A10000002\tTOPEND1\tMazda\tCX-9\t2026\t8 km\tnew\t65990 AUD\testimated_drive_away_price\t64990 AUD\t${picture('d')}\t\tin_store:TOPEND1
`,
    cars: [
      { stockNumber: 't-1', carType: 'new', driveAwayCents: 4_599_000, km: 8, locationId: 'm' },
      { stockNumber: 't-2', carType: 'new', driveAwayCents: null, egcCents: null },
    ],
    photos: [[picture('a'), picture('b'), picture('c')], [picture('d')]],
    unread: ['vehicle_all_in_price', 'vehicle_fulfillment(option:store_code)'],
    requested: [['priceType', 'estimated_drive_away_price']],
  },
  {
    name: 'vAuto',
    file: `"Dealer ID","Stock #","VIN","New/Used","Year","Make","Model","Model Number","Body","Transmission","Series","Body Door Ct","Odometer","Engine Cylinder Ct","Engine Displacement","Drivetrain Desc","Colour","Interior Color","MSRP","Price","Other Price","Inventory Date","Certified","Description","Features","Photo Url List","Engine","Age"
"D77","00123","6T153BK360X000001","U","2018","TOYOTA","HILUX","GUN126R","Crew Cab P/Up","6-Speed Manual","SR5","4","98,120","4","2.8L","4x4","White","Black","","$39,990.00","$37,000","11/14/2026","No","Well kept","Tow Bar|Tub Liner","${picture('a')}|${picture('b')}","2.8L I4","12"
"D77","00124","6T153BK360X000002","N","2026","TOYOTA","COROLLA","ZWE219R","Hatchback","CVT","GX","5","15","4","1.8L","FWD","Red","Black","$35,000","$33,990.00","","10/02/2026","Yes","New","","","1.8L I4","1"
`,
    cars: [
      {
        ...{ ...used, stockNumber: '00123', badge: 'SR5', series: null, doors: 4, km: 98_120, cylinders: 4, engineSizeLitres: 2.8 },
        ...{ drive: '4WD', egcCents: 3_999_000, egcBeforeCents: null, createdAt: '2026-11-14T00:00:00.000Z', locationId: 'm' },
        ...{ simpleTransmission: 'Manual', simpleBody: 'Ute', standardEquipment: ['Tow Bar', 'Tub Liner'], certified: false },
      },
      {
        ...{ stockNumber: '00124', carType: 'new', egcCents: 3_399_000, egcBeforeCents: null, createdAt: '2026-10-02T00:00:00.000Z' },
        ...{ simpleTransmission: 'Automatic', certified: true },
      },
    ],
    photos: [[picture('a'), picture('b')], []],
    unread: ['Model Number', 'MSRP', 'Other Price', 'Engine', 'Age'],
  },
  {
    name: 'Dealer Studio',
    file: `Stock number,Car type,Make,Model,DAP Price,EGC Price,Badge,Series,Cylinders,Rego,Rego expiry,Vin,Body,Year,Odometer,Interior Colour,Exterior Colour,Location code,Description,Build date,Compliance date,Dealercomments,Fuel,Transmission,Doors,Seats,Purchase cost,Features,Certified,Drive,Engine size,Encrypted Redbook code,NVIC code,Autograb ID
DS1,demo,Kia,Rio,15990,14490,S,YB,4,CC12AA,31/03/2027,KNADC512LL6000506,Hatch,2024,4520,Black,Red,DWN,2024 Kia Rio S,01/2024,02/2024,Tidy,Petrol,6 SP AUTO,5,5,9000,"Bluetooth,Reversing camera",No,FWD,1396,ABC,DEF20A,123
`,
    cars: [
      {
        ...{
          stockNumber: 'DS1',
          carType: 'demo',
          status: 'in_stock',
          driveAwayCents: 1_599_000,
          egcCents: 1_449_000,
          badge: 'S',
          series: 'YB',
        },
        ...{ regoPlate: 'CC12AA', regoExpiry: '2027-03-31', locationId: 'm', buildDate: '2024-01-01', complianceDate: '2024-02-01' },
        ...{ dealerComments: 'Tidy', colour: 'Red', interiorColour: 'Black', engineSizeLitres: 1.396, nvic: 'DEF20A', km: 4_520 },
        ...{ standardEquipment: ['Bluetooth', 'Reversing camera'], simpleTransmission: 'Automatic' },
      },
    ],
    photos: [null],
    unread: ['Description', 'Purchase cost', 'Encrypted Redbook code', 'Autograb ID'],
  },
  {
    name: 'Dealer Studio',
    file: JSON.stringify([
      {
        ...{ stocknum: 'P1', dealership_name: 'North', provider_name: 'DMS', location_code: 'DWN', odometer: '42310', dapprice: '24990' },
        ...{ egcprice: '', make: 'Toyota', model: 'Corolla', year: '2021', fuel_type: 'Diesel', fuel: '', body: 'Hatch', colour: 'White' },
        ...{ car_type: 'used', item_type: 'car', status: 'available', show_on_dealer_website: false, images: [picture('a'), picture('b')] },
      },
    ]),
    cars: [{ ...used, stockNumber: 'P1', driveAwayCents: 2_499_000, fuel: 'Diesel', locationId: 'm', showOnDealerWebsite: false }],
    photos: [[picture('a'), picture('b')]],
    unread: ['provider_name'],
  },
  {
    name: 'Trade Me Motors',
    file: JSON.stringify({
      TotalCount: 2,
      List: [
        {
          ...{
            ListingId: 4769777,
            Title: 'Toyota RAV4 Gxl Suv 2013',
            StartPrice: 0,
            IsClassified: true,
            PriceDisplay: 'Asking price: $34,000',
          },
          ...{ BodyStyle: 'RV/SUV', Doors: 4, EngineSize: 2494, Make: 'Toyota', Model: 'RAV4', Odometer: 55_996, Year: 2013, Cylinders: 0 },
          ...{
            Transmission: 'Automatic',
            Fuel: 'Petrol',
            NumberPlate: 'HCC865',
            Vin: null,
            WofExpires: '/Date(0)/',
            ExteriorColour: 'Silver',
          },
        },
        {
          ...{ ListingId: 4769778, Title: 'Kia Rio', StartPrice: 1, IsClassified: false, PriceDisplay: 'Current bid: $5,000' },
          ...{ BodyStyle: 'Hatchback', Doors: 0, EngineSize: 0, Make: 'Kia', Model: 'Rio', Odometer: 80_000, Year: 2015, Cylinders: 4 },
          ...{ Transmission: 'Manual', Fuel: 'Petrol', NumberPlate: 'HCC866', Vin: null, WofExpires: '/Date(1470972287093)/' },
        },
      ],
    }),
    cars: [
      {
        ...{
          stockNumber: '4769777',
          status: 'draft',
          egcCents: 3_400_000,
          simpleBody: 'SUV',
          engineSizeLitres: 2.494,
          cylinders: null,
          doors: 4,
        },
        ...{ regoPlate: 'HCC865', colour: 'Silver', simpleTransmission: 'Automatic' },
      },
      { stockNumber: '4769778', status: 'draft', egcCents: null, doors: null, engineSizeLitres: null, cylinders: 4 },
    ],
    photos: [null, null],
    unread: ['Title', 'StartPrice', 'IsClassified', 'WofExpires'],
    requested: [['carType', '']],
  },
  {
    name: 'STAR vehicle inventory',
    file: `<?xml version="1.0"?><ShowVehicleInventory xmlns="http://www.starstandard.org/STAR/5"><ApplicationArea><Sender><DealerNumberID>77</DealerNumberID></Sender></ApplicationArea><ShowVehicleInventoryDataArea><VehicleInventory>
${['S1', 'S2']
  .map(
    (stock, index) =>
      `<VehicleInventoryInvoice><VehicleInventoryVehicleLineItem><Vehicle><Model>ZRE</Model><ModelYear>2021</ModelYear><ModelDescription>Corolla</ModelDescription><MakeString>Toyota</MakeString><SaleClassCode>Used</SaleClassCode><Condition>Good</Condition><VehicleID>JTNK43BE10301234${index}</VehicleID><DoorsQuantityNumeric>5</DoorsQuantityNumeric><TransmissionGroup><TransmissionTypeName>Manual</TransmissionTypeName></TransmissionGroup></Vehicle><DeliveryDistanceMeasure unitCode="kilometer">42310</DeliveryDistanceMeasure><LicenseNumberString>ABC12${index}</LicenseNumberString><VehicleStockString>${stock}</VehicleStockString><Pricing><Price><PriceCode>Retail</PriceCode><ChargeAmount currencyID="AUD">29990</ChargeAmount></Price></Pricing><Option><OptionName>A</OptionName></Option><Option><OptionName>B</OptionName></Option><Option><OptionName>C</OptionName></Option></VehicleInventoryVehicleLineItem></VehicleInventoryInvoice>`,
  )
  .join('\n')}</VehicleInventory></ShowVehicleInventoryDataArea></ShowVehicleInventory>`,
    cars: [
      {
        ...{ ...used, stockNumber: 'S1', make: 'Toyota', model: 'Corolla', km: 42_310, regoPlate: 'ABC120', doors: 5, egcCents: 2_999_000 },
        ...{ vin: 'JTNK43BE103012340', simpleTransmission: 'Manual' },
      },
      { ...used, stockNumber: 'S2', vin: 'JTNK43BE103012341' },
    ],
    photos: [null, null],
    unread: ['Vehicle.Model', 'Vehicle.Condition', 'Option'],
  },
  {
    name: 'Autoxloo',
    file: `<?xml version="1.0"?><listings>
<listing><stock>AX1</stock><title>Certified Pre-Owned</title><vin>JTNK43BE103012345</vin><year>2021</year><make>Toyota</make><model>Corolla</model><trim>SX</trim><free_text/><type>CARS &amp; TRUCKS &amp; VANS</type><body>Sport Utility</body><mileage>42310</mileage><price_current>24990</price_current><price_cost>20000</price_cost><InternetPrice>24500</InternetPrice><MSRP>30000</MSRP><exterior>White</exterior><interior>Black</interior><doors>5</doors><engine>1.8L I4</engine><transmission>Automatic</transmission><drive_type>FWD</drive_type><fuel_type>Gasoline</fuel_type><description>Tidy</description><pics>${picture('a')};${picture('b')}</pics><condition>Good</condition><options>Sunroof,Tow bar</options></listing>
<listing><stock>AX2</stock><title>Used</title><vin/><year>2020</year><make>Kia</make><model>Rio</model><trim/><free_text/><type>MOTORCYCLE</type><body>Other</body><mileage>51000</mileage><price_current>14990</price_current><price_cost/><InternetPrice/><MSRP/><exterior/><interior/><doors/><engine/><transmission/><drive_type/><fuel_type/><description/><pics/><condition/><options/></listing></listings>`,
    cars: [
      {
        ...{
          ...used,
          stockNumber: 'AX1',
          itemType: 'car',
          certified: true,
          badge: 'SX',
          simpleBody: 'SUV',
          km: 42_310,
          egcCents: 2_499_000,
        },
        ...{ egcBeforeCents: null, colour: 'White', interiorColour: 'Black', engineSizeLitres: null, fuel: 'Petrol', drive: 'FWD' },
        ...{ standardEquipment: ['Sunroof', 'Tow bar'], dealerComments: 'Tidy' },
      },
      { ...used, stockNumber: 'AX2', itemType: 'motorcycle', certified: false, simpleBody: null },
    ],
    photos: [[picture('a'), picture('b')], []],
    unread: ['free_text', 'price_cost', 'InternetPrice', 'MSRP', 'engine', 'condition'],
  },
  {
    name: 'schema.org JSON-LD',
    file: JSON.stringify([
      {
        ...{
          '@context': 'https://schema.org',
          '@type': 'Car',
          name: '2021 Toyota Corolla',
          sku: 'J1',
          brand: { '@type': 'Brand', name: 'Toyota' },
        },
        ...{ model: 'Corolla', vehicleModelDate: '2021', vehicleConfiguration: 'SX', itemCondition: 'https://schema.org/UsedCondition' },
        ...{ mileageFromOdometer: { '@type': 'QuantitativeValue', value: 42_310, unitCode: 'KMT' }, color: 'White', bodyType: 'Hatch' },
        ...{ driveWheelConfiguration: 'https://schema.org/FrontWheelDriveConfiguration', vehicleTransmission: '6-Speed Manual' },
        ...{ vehicleEngine: { '@type': 'EngineSpecification', engineDisplacement: { value: 1.8, unitCode: 'LTR' } }, fuelType: 'Petrol' },
        ...{ image: [picture('a'), picture('b')], vehicleIdentificationNumber: 'JTNK43BE103012345' },
        offers: {
          ...{ '@type': 'Offer', price: 24_990, priceCurrency: 'AUD', availability: 'https://schema.org/InStock' },
          seller: { '@type': 'AutoDealer', name: 'North' },
        },
      },
      {
        ...{
          '@context': 'https://schema.org',
          '@type': 'Motorcycle',
          name: '2026 Honda CB500',
          sku: 'J2',
          brand: { '@type': 'Brand', name: 'Honda' },
        },
        ...{ model: 'CB500', vehicleModelDate: '2026-01-01', itemCondition: 'http://schema.org/NewCondition', image: picture('c') },
        ...{ mileageFromOdometer: { value: 10, unitCode: 'SMI' }, offers: { availability: 'http://schema.org/SoldOut' } },
      },
    ]),
    cars: [
      {
        ...{ ...used, stockNumber: 'J1', make: 'Toyota', year: 2021, badge: 'SX', km: 42_310, egcCents: 2_499_000, drive: 'FWD' },
        ...{ simpleTransmission: 'Manual', engineSizeLitres: 1.8, itemType: 'car', vin: 'JTNK43BE103012345', locationId: 'l' },
      },
      { stockNumber: 'J2', carType: 'new', itemType: 'motorcycle', year: 2026, km: 16, status: 'sold', egcCents: null },
    ],
    photos: [[picture('a'), picture('b')], [picture('c')]],
    unread: [
      ...[
        '@context',
        'name',
        'brand.@type',
        'mileageFromOdometer.@type',
        'vehicleEngine.@type',
        'vehicleEngine.engineDisplacement.unitCode',
      ],
      ...['offers.@type', 'offers.seller.@type', 'offers.seller.name'],
    ],
  },
  {
    name: 'schema.org JSON-LD',
    file: JSON.stringify({
      ...{ '@context': 'https://schema.org', '@type': 'ItemList' },
      itemListElement: ['L1', 'L2'].map((sku, index) => ({
        ...{ '@type': 'ListItem', position: index + 1 },
        item: {
          ...{ '@type': 'Car', sku, brand: { '@type': 'Brand', name: 'Kia' }, model: 'Rio', vehicleModelDate: '2020', image: picture(sku) },
          offers: { '@type': 'Offer', price: 14_990, itemCondition: 'https://schema.org/UsedCondition' },
        },
      })),
    }),
    cars: [
      { ...used, stockNumber: 'L1', make: 'Kia', egcCents: 1_499_000 },
      { ...used, stockNumber: 'L2', make: 'Kia', egcCents: 1_499_000 },
    ],
    photos: [[picture('L1')], [picture('L2')]],
    unread: ['@type', 'position', 'item.brand.@type', 'item.offers.@type'],
  },
  {
    name: 'WooCommerce',
    file: `SKU,Regular price,Sale price,Stock,Images,Make,Model,Year,Condition\nW1,15990,14990,1,https://p.example/1.jpg,Kia,Rio,2020,Used\nW2,15990,,1,,Kia,Rio,2020,Used\n`,
    cars: [
      { ...used, stockNumber: 'W1', make: 'Kia', egcCents: 1_499_000, egcBeforeCents: null },
      { ...used, stockNumber: 'W2', make: 'Kia', egcCents: 1_599_000, egcBeforeCents: null },
    ],
    photos: [['https://p.example/1.jpg'], []],
    unread: ['Stock'],
  },
  {
    name: 'Motors for WordPress',
    file: `Status,Make,Serie,CaYear,Condition,price,sale_price,car_price_form_label,car_mark_as_sold,stock_number\npublish,Kia,Rio,2020,used,15990,14990,,,M1\npending,Kia,Rio,2020,used,15990,,,,M2\n`,
    cars: [
      { ...used, stockNumber: 'M1', model: 'Rio', egcCents: 1_499_000, egcBeforeCents: null, showOnDealerWebsite: true },
      { ...used, stockNumber: 'M2', model: 'Rio', egcCents: 1_599_000, egcBeforeCents: null, showOnDealerWebsite: false },
    ],
    photos: [null, null],
    unread: [],
  },
]

describe('a file of a known supplier', () => {
  it.each(cases)(
    'a file of the known supplier $name is read without a mapping (ENT-01)',
    async ({ name, file, cars, photos, unread, requested = [] }) => {
      const reading = await read(file)
      expect(suggestedMapping(reading.headings).supplier).toBe(name)
      expect(reading.cars.map(({ car }) => car)).toEqual(cars.map((car) => expect.objectContaining(car)))
      expect(reading.cars.map((car) => car.photos)).toEqual(photos)
      expect([...reading.unread].sort()).toEqual([...unread].sort())
      expect(reading.questions().map(({ column, text }) => [column, text])).toEqual(requested)
    },
  )

  it.each([
    { sale: '2199', egcCents: null },
    { sale: '14990', egcCents: 1_499_000 },
    { sale: '', egcCents: 2_199_000 },
  ])('a file of a known supplier has a sale price of “$sale” only if it may be a reduction (CAR-14)', async ({ sale, egcCents }) => {
    const { cars, problems } = await read(
      `Status,Make,Serie,CaYear,Condition,price,sale_price,car_price_form_label,stock_number\npublish,Kia,Rio,2017,used,21990,${sale},,M1\n`,
    )
    expect([cars[0]?.car.egcCents, problems.length]).toEqual([egcCents, egcCents === null ? 1 : 0])
  })

  it.each([
    { prices: [['Retail', 29_990]], cents: 2_999_000, asked: [] },
    { prices: [['Base MSRP', 29_990]], cents: null, asked: ['Pricing.Base MSRP Price'] },
    {
      prices: [
        ['Base MSRP', 39_990],
        ['Retail', 29_990],
      ],
      cents: 2_999_000,
      asked: ['Pricing.Base MSRP Price'],
    },
  ])(
    'a STAR price is read by its code, and one that isn’t asked is reported: $prices (CAR-14, ENT-01)',
    async ({ prices, cents, asked }) => {
      const star = cases.find(({ name }) => name === 'STAR vehicle inventory')?.file ?? ''
      const tree = prices.map(
        ([code, amount]) => `<Price><PriceCode>${code}</PriceCode><ChargeAmount currencyID="AUD">${amount}</ChargeAmount></Price>`,
      )
      const file = star.replaceAll(/<Pricing>.*?<\/Pricing>/g, `<Pricing>${tree.join('')}</Pricing>`)
      const { cars, columnQuestions } = await read(file)
      expect(cars.map(({ car }) => car.egcCents)).toEqual([cents, cents])
      expect(columnQuestions().map(({ heading }) => heading)).toEqual(asked)
    },
  )

  it.each([
    { price: 'Asking price: $24,990', cents: 2_499_000, asked: [], reports: 0 },
    { price: 'Asking price: 24990', cents: 2_499_000, asked: [], reports: 0 },
    { price: '$24,990', cents: null, asked: [bareAmounts.key], reports: 1 },
    { price: '24990', cents: null, asked: [bareAmounts.key], reports: 1 },
    { price: 24_990, cents: null, asked: [bareAmounts.key], reports: 1 },
    { price: '$24,990 + ORC', cents: 2_499_000, asked: [], reports: 0 },
    { price: 'Current bid: $5,000', cents: null, asked: [], reports: 1 },
    { price: 'Buy now: $24,990', cents: null, asked: [], reports: 1 },
    { price: 'Price on application', cents: null, asked: [], reports: 0 },
    { price: '', cents: null, asked: [], reports: 0 },
  ])('no price of a Trade Me file is dropped without a message: “$price” (CAR-14, ENT-01)', async ({ price, cents, asked, reports }) => {
    const tradeMe = JSON.parse(cases.find(({ name }) => name === 'Trade Me Motors')?.file ?? '')
    const file = JSON.stringify({ List: tradeMe.List.map((listing: object) => ({ ...listing, PriceDisplay: price })) })
    const { cars, problems, questions } = await read(file)
    expect(cars.map(({ car }) => car.egcCents)).toEqual([cents, cents])
    expect(questions().flatMap(({ column, text }) => (column === 'price' ? [text] : []))).toEqual(asked)
    expect(problems.filter(({ heading }) => heading === 'PriceDisplay')).toHaveLength(reports * 2)
  })

  it('one answer counts for all prices without words, and for no other price (CAR-14, ENT-01)', async () => {
    const tradeMe = JSON.parse(cases.find(({ name }) => name === 'Trade Me Motors')?.file ?? '')
    const prices = ['$24,990', 'Asking price: $21,990', 'Current bid: $5,000', '']
    const file = JSON.stringify({
      List: prices.map((PriceDisplay, index) => ({ ...tradeMe.List[0], ListingId: index, NumberPlate: '', PriceDisplay })),
    })
    const answered = async (meaning: string) => {
      const { mapping } = await read(file)
      const price = {
        ...mapping.columns.price,
        steps: [...(mapping.columns.price?.steps ?? []), { do: 'lookup', table: { [bareAmounts.key]: meaning } }],
      }
      const { cars, questions } = await read(file, { ...mapping, columns: { ...mapping.columns, price } } as FeedMapping)
      return [...cars.map(({ car }) => car.egcCents), questions().filter(({ column }) => column === 'price').length]
    }
    expect(await answered(bareAmounts.meaning)).toEqual([2_499_000, 2_199_000, null, null, 0])
    expect(await answered('')).toEqual([null, 2_199_000, null, null, 0])
  })

  it('a file of a known supplier may contain other objects, which are skipped (ENT-01)', async () => {
    const car = {
      sku: 'G1',
      brand: 'Kia',
      model: 'Rio',
      vehicleModelDate: '2020',
      itemCondition: 'UsedCondition',
      '@type': ['Product', 'Car'],
    }
    const { cars, rows, problems } = await read(
      JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [{ '@type': 'WebPage', name: 'Stock' }, { '@type': 'AutoDealer', name: 'North' }, car],
      }),
    )
    expect({ rows, problems, names: cars.map(({ car: each }) => each.name) }).toEqual({ rows: 1, problems: [], names: ['2020 Kia Rio'] })
  })

  it.each([
    { city: 'Darwin', at: ['d', 'd'], asked: [] },
    { city: 'Katherine', at: ['k', 'k'], asked: [] },
    { city: 'Alice Springs', at: ['l', 'l'], asked: ['Alice Springs'] },
  ])('the city in the components of a Meta address is the location: $city (ENT-01, ENT-07)', async ({ city, at, asked }) => {
    const xml = cases.find(({ file }) => file.includes('<listings><title>'))?.file ?? ''
    const components = `<address format="simple"><component name="addr1">12 Smith Street</component><component name="city">${city}</component></address>`
    const places = [
      { locationId: 'd', called: ['Darwin'] },
      { locationId: 'k', called: ['Katherine'] },
    ]
    const { cars, questions, unread } = await read(xml.replaceAll('<state_of', `${components}<state_of`), null, places)
    expect(cars.map(({ car }) => car.locationId)).toEqual(at)
    expect(questions().flatMap(({ column, text }) => (column === 'location' ? [text] : []))).toEqual(asked)
    expect(unread).toContain('address.addr1')
  })

  it('a file of a known supplier has a mapping of existing headings that can be stored (ENT-01)', async () => {
    for (const { file } of cases) {
      const { headings, mapping } = await read(file)
      for (const { from } of Object.values(mapping.columns)) for (const heading of from) expect(headings).toContain(heading)
      expect(feedMapping.parse(JSON.parse(JSON.stringify(mapping)))).toEqual(mapping)
    }
  })

  it('a file of a known supplier causes a question about the location of an unknown code (ENT-07)', async () => {
    const google = cases.find(({ file }) => file.startsWith('id\t'))?.file ?? ''
    const { questions, cars } = await read(google.replaceAll('TOPEND1', 'NORTH2'))
    expect(questions()).toContainEqual(expect.objectContaining({ column: 'location', text: 'NORTH2', cars: 2 }))
    expect(cars.map(({ car }) => car.locationId)).toEqual(['l', 'l'])
  })

  it('a file of a known supplier may have other columns, which are mapped as in any file (ENT-01)', () => {
    const headings = ['Stock #', 'New/Used', 'Drivetrain Desc', 'Make', 'Model', 'Year', 'Engine', 'Status', 'Rego']
    const { mapping, left } = suggestedMapping(headings)
    expect(mapping.columns).toMatchObject({ status: { from: ['Status'] }, rego: { from: ['Rego'] } })
    expect(left).toEqual(['Engine'])
  })

  it('a file of a known supplier has no price from a column with another prefix (CAR-14)', () => {
    const headings = ['rrp:price', 'g:id', 'g:store_code', 'g:mileage', 'g:condition', 'g:brand', 'g:model', 'g:price']
    expect(suggestedMapping(headings)).toMatchObject({ supplier: 'Google vehicle ads', left: ['rrp:price'] })
  })

  it('a file of a known supplier is recognised only by all of its characteristic headings (ENT-01)', () => {
    expect(suggestedMapping(['vehicle_id', 'make', 'model', 'year']).supplier).toBeNull()
    expect(suggestedMapping(['store_code', 'condition', 'model', 'Year']).supplier).toBeNull()
  })
})
