import type { Supplier } from './Supplier'

/**
 * The “Show Vehicle Inventory” message of STAR 5 (Standards for Technology in Automotive Retail), which ERA-type dealer management
 * systems and manufacturers exchange. Source: “Vehicle Inventory Noun”,
 * https://qa.starstandard.org/images/guidelines/STAR5134/VehicleInventory/ch06.html.
 *
 * `Model` is a code of the manufacturer; the name is in `ModelDescription`. Prices are distinguished by a code beside each, which becomes
 * part of their heading (`nestedRecords.ts`): one that doesn't say that it is asked, such as “Base MSRP Price”, is a column to decide about.
 * Colours have codes too, which aren't read.
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
  withoutMeaning: ['Vehicle.Model', 'Vehicle.Condition', 'Option'],
}
