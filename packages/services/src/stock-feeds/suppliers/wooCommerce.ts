import type { Supplier } from './Supplier'

/**
 * Products of WooCommerce, as its own export and importers write them. Sources: “Product CSV import schema”,
 * https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema, and “Column header reference” of its import suite,
 * https://woocommerce.com/document/product-csv-import-suite-column-header-reference.
 *
 * The sale price is what a product costs while it has one. The regular price beside it is no previous price: nothing says that the car was
 * offered for it (CAR-14). “Stock” is a quantity, never a stock number.
 */
export const wooCommerce: Supplier = {
  name: 'WooCommerce',
  marks: ['Regular price', 'Sale price'],
  // Beside a price, the others are compared with it.
  without: ['Price', 'Drive away', 'Drive away price', 'EGC price'],
  columns: {
    stockNumber: { from: ['SKU', 'Stock number', 'Stock no'] },
    price: { from: ['Sale price', 'Regular price'] },
  },
  unread: ['Stock'],
  withoutMeaning: [
    ...['Stock', 'Low stock amount', 'Tax status', 'Tax class', 'Backorders allowed?', 'Sold individually?', 'Is featured?'],
    ...['Weight (kg)', 'Length (cm)', 'Width (cm)', 'Height (cm)', 'Shipping class', 'Allow customer reviews?', 'Button text', 'Position'],
    ...['Download limit', 'Download expiry days', 'Parent', 'Grouped products', 'Upsells', 'Cross-sells', 'External URL'],
  ],
}
