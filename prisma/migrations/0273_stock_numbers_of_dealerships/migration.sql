-- Two dealerships of one organisation may each number a car SN1001.
DROP INDEX "cars_organisation_id_stock_number_key";
CREATE UNIQUE INDEX "cars_organisation_id_dealership_id_stock_number_key" ON "cars"("organisation_id", "dealership_id", "stock_number");
