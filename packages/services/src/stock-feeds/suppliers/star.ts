import type { Supplier } from './Supplier'

/**
 * The “Show Vehicle Inventory” message of STAR 5 (Standards for Technology in Automotive Retail), which ERA-type dealer management
 * systems and manufacturers exchange. Source: “Vehicle Inventory Noun”,
 * https://qa.starstandard.org/images/guidelines/STAR5134/VehicleInventory/ch06.html.
 *
 * `Model` is a code of the manufacturer; the name is in `ModelDescription`. Prices and colours are distinguished by a code beside each,
 * which headings can't express: they are not read, and neither is anything ambiguous.
 */
export const star: Supplier = {
  name: 'STAR vehicle inventory',
  marks: ['VehicleStockString', 'Vehicle.MakeString', 'Vehicle.ModelDescription'],
  columns: {
    stockNumber: { from: ['VehicleStockString'] },
    vin: { from: ['Vehicle.VehicleID'] },
    make: { from: ['Vehicle.MakeString'] },
    model: { from: ['Vehicle.ModelDescription'] },
    year: { from: ['Vehicle.ModelYear'] },
    carType: { from: ['Vehicle.SaleClassCode'] },
    km: { from: ['DeliveryDistanceMeasure'] },
    kmUnit: { from: ['DeliveryDistanceMeasure.unitCode'] },
    rego: { from: ['LicenseNumberString'] },
    body: { from: ['Vehicle.BodyStyle'] },
    doors: { from: ['Vehicle.DoorsQuantityNumeric'] },
    transmission: { from: ['Vehicle.TransmissionGroup.TransmissionTypeName'] },
    fuel: { from: ['Vehicle.Engine.FuelTypeCode', 'Vehicle.FuelTypeCode'] },
    comments: { from: ['Vehicle.VehicleNote'] },
    arrived: { from: ['DealerInventoryDate'] },
    location: { from: ['LocationID'] },
  },
  unread: ['Vehicle.Condition'],
  withoutMeaning: [
    ...['Vehicle.Model', 'Vehicle.Condition', 'Option'],
    ...['Pricing.Price.PriceCode', 'Pricing.Price.ChargeAmount', 'Pricing.Price.ChargeAmount.currencyID'],
  ],
}
