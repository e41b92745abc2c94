import type { Supplier } from './Supplier'

/**
 * Listings of the WordPress plugin Motors, exported with the names of its fields. Source: the plugin's code, “Motors – Car Dealership &
 * Classified Listings”, https://wordpress.org/plugins/motors-car-dealership-classified-listings.
 *
 * The sale price is what a listing costs while it has one. The regular price beside it is no previous price: nothing says that the car was
 * offered for it (CAR-14). “Serie” is the model.
 */
export const motorsTheme: Supplier = {
  name: 'Motors for WordPress',
  marks: ['car_price_form_label', 'price', 'sale_price'],
  columns: {
    stockNumber: { from: ['stock_number'] },
    model: { from: ['Serie', 'Model'] },
    year: { from: ['CaYear', 'Year'] },
    price: { from: ['sale_price', 'price'] },
    status: {
      from: ['Status'],
      steps: [{ do: 'lookup', table: { publish: 'In stock', pending: '', draft: '', private: '', future: '', trash: 'Withdrawn' } }],
    },
    // Only a published post is public: “pending” waits for a review.
    website: {
      from: ['Status'],
      steps: [{ do: 'lookup', table: { publish: 'Yes', pending: 'No', draft: 'No', private: 'No', future: 'No', trash: 'No' } }],
    },
  },
}
