import { expect, it } from 'vitest'
import { type ImportColumn, parseHeading } from './stockColumns'

it.each<{ column: ImportColumn | null; headings: readonly string[] }>([
  {
    column: 'sold',
    headings: ['Sold', 'Sold?', 'Sold (Y/N)', 'Is Sold', 'Date Sold', 'Sold Date/Time', 'Vehicle Sold', 'Delivered', 'is_sold'],
  },
  {
    column: 'hidden',
    headings: [
      'Hidden',
      'Hide from web',
      'Hide From Website?',
      'Do not publish',
      'No Web',
      'deleted_at',
      'Not for sale',
      'Excluded',
      'Delisted Date',
    ],
  },
  {
    column: 'website',
    headings: [
      'Active',
      'Available',
      'Visible',
      'Display on Web?',
      'Publish To Internet',
      'Web Status',
      'Advertised',
      'Listed',
      'Live',
      'Show online',
    ],
  },
  {
    column: 'priceHidden',
    headings: [
      'Hide Price',
      'Hide Price?',
      'Hide Web Price',
      'hide_price_on_website',
      'Price Hidden',
      'POA',
      'Is POA',
      'POA (Y/N)',
      'Price on application',
      'No Price',
      'Do not display price',
    ],
  },
  {
    column: 'priceShown',
    headings: ['Show Price', 'Show price on web', 'Display Price', 'Price Visible', 'price_displayed', 'Show Price (Y/N)'],
  },
  { column: 'regoExpiry', headings: ['Reg Exp', 'Reg Expiry', 'Rego Expiry'] },
  { column: 'sold', headings: ['Sold To', 'Sold to customer', 'Sale Date', 'Sales Date', 'Date of Sale'] },
  {
    column: 'sold',
    headings: ['Sold Price', 'Sold By', 'Sold For', 'Purchaser', 'Buyer', 'Buyer Name', 'Customer', 'Customer Name', 'Deal No'],
  },
  { column: 'reserved', headings: ['Reserved For', 'On Hold For', 'Hold', 'Held Until', 'Deposit Received', 'Deposit', 'Deposit Amount'] },
  { column: 'demo', headings: ['Demo', 'Is Demo', 'Ex-Demo', 'Demonstrator', 'Demo Vehicle', 'Dealer Demo Flag'] },
  {
    column: 'kmUnit',
    headings: ['Odometer Unit', 'Odo Type', 'Odometer.uom', 'mileage_type', 'Meter', 'Meter Type', 'UOM', 'Odometer Unit of Measure'],
  },
  {
    column: 'driveAwayPrice',
    headings: [
      'Drive Away',
      'Is Drive Away',
      'Drive Away (Y/N)',
      'Drive Away Flag',
      'ORC Included',
      'includes_on_roads',
      'Price includes ORC',
    ],
  },
  {
    column: null,
    headings: [
      'On Road Costs',
      'ORC',
      'On Roads',
      'Government Charges',
      'Odometer Check',
      'Deposit Required',
      'finance.deposit',
      'Demo Date',
      'Meterage',
    ],
  },
  { column: 'currency', headings: ['Currency', 'priceCurrency', 'Currency Code'] },
  {
    column: null,
    headings: [
      ...['Customer Rating', 'Deal', 'Delivery Date', 'Delivered Price', 'Sale Price', 'Web Price'],
      ...['List Price', 'Available From', 'Active Safety', 'Published At', 'Display', 'Online Price', 'Private Sale'],
    ],
  },
])('reads $headings as $column (ENT-01)', ({ column, headings }) => {
  for (const heading of headings) expect([heading, parseHeading(heading)]).toEqual([heading, column])
})
