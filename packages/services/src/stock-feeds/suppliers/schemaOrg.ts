import type { MappingStep } from '../FeedMapping'
import type { Supplier } from './Supplier'

/** Values of schema.org are URLs such as `https://schema.org/UsedCondition`: the name is the last segment. */
const lastPart: MappingStep = { do: 'split', by: '/', part: -1 }

const notCars = [
  ...['WebSite', 'WebPage', 'CollectionPage', 'SearchResultsPage', 'ItemPage', 'BreadcrumbList', 'ItemList', 'Person', 'FAQPage'],
  ...['Organization', 'LocalBusiness', 'AutomotiveBusiness', 'AutoDealer', 'MotorcycleDealer', 'AutoRepair', 'ImageObject', 'VideoObject'],
]

/**
 * Cars as JSON-LD of web pages: `Car` or `Vehicle` with `offers`. Sources: https://schema.org/Car and Google's “Vehicle listing (Car)
 * structured data”, https://developers.google.com/search/docs/appearance/structured-data/vehicle-listing.
 *
 * The year is `vehicleModelDate`, the trim `vehicleConfiguration` and the stock number `sku`. The item type of a bare `Vehicle` is
 * unknown, as it may be a caravan.
 */
export const schemaOrg: Supplier = {
  name: 'schema.org JSON-LD',
  marks: ['@type', 'vehicleModelDate'],
  columns: {
    stockNumber: { from: ['sku'] },
    vin: { from: ['vehicleIdentificationNumber'] },
    make: { from: ['brand.name', 'brand'] },
    model: { from: ['model', 'model.name'] },
    badge: { from: ['vehicleConfiguration'] },
    year: { from: ['vehicleModelDate'], steps: [{ do: 'split', by: '-', part: 1 }] },
    itemType: {
      from: ['@type'],
      steps: [
        {
          do: 'lookup',
          table: { Vehicle: '', 'Product\nCar': 'Car', 'Car\nProduct': 'Car', 'Product\nVehicle': '', 'Vehicle\nProduct': '' },
        },
      ],
    },
    carType: {
      from: ['itemCondition', 'offers.itemCondition'],
      steps: [lastPart, { do: 'lookup', table: { NewCondition: 'New', UsedCondition: 'Used' } }],
    },
    price: { from: ['offers.price'] },
    status: {
      from: ['offers.availability'],
      steps: [
        lastPart,
        {
          do: 'lookup',
          table: {
            InStock: 'In stock',
            InStoreOnly: 'In stock',
            OnlineOnly: 'In stock',
            LimitedAvailability: 'In stock',
            PreOrder: 'Coming soon',
          },
        },
      ],
    },
    km: { from: ['mileageFromOdometer.value', 'mileageFromOdometer'] },
    kmUnit: { from: ['mileageFromOdometer.unitCode'] },
    colour: { from: ['color'] },
    interiorColour: { from: ['vehicleInteriorColor'] },
    body: { from: ['bodyType'] },
    fuel: { from: ['fuelType', 'vehicleEngine.fuelType'] },
    transmission: { from: ['vehicleTransmission'] },
    drive: {
      from: ['driveWheelConfiguration'],
      steps: [
        lastPart,
        {
          do: 'lookup',
          table: {
            ...{ FrontWheelDriveConfiguration: 'FWD', RearWheelDriveConfiguration: 'RWD' },
            ...{ AllWheelDriveConfiguration: 'AWD', FourWheelDriveConfiguration: '4WD' },
          },
        },
      ],
    },
    doors: { from: ['numberOfDoors'] },
    seats: { from: ['vehicleSeatingCapacity', 'seatingCapacity'] },
    engine: { from: ['vehicleEngine.engineDisplacement.value'] },
    comments: { from: ['description'] },
  },
  // The same list also describes the page and its dealer.
  only: [{ heading: '@type', is: [], isNot: notCars }],
  withoutMeaning: [
    ...['name', 'url', 'vehicleEngine.engineDisplacement.unitCode', 'offers.url', 'offers.seller.name', 'offers.seller.url'],
    ...['offers.seller.telephone', 'offers.seller.address'],
  ],
}
