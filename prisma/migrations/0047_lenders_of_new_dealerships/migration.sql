-- A new dealership has the lenders of the whole business, as it has its charges (FIN-04).
CREATE TRIGGER lenders_kept AFTER INSERT ON dealerships FOR EACH ROW EXECUTE FUNCTION keep_lender_terms();
