/** SQL of the odometer reading that may be shown, as in the rule `publishedKm`, on the table `car`. */
export const publishedKmSql = `(case when coalesce(car.disclosure ->> 'odometer', 'accurate') = 'accurate' then car.km end)`
