-- When a car was first listed here. A dealer's file says since when a car stands in the yard, which may be months before the dealer came:
-- how long nobody asked about it counts from when somebody could. Null where nobody noted it, as of cars from before this.

ALTER TABLE "cars" ADD COLUMN "listed_at" TIMESTAMPTZ(3);

CREATE FUNCTION "note_first_listed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed_at := now();
  RETURN NEW;
END
$$;
CREATE TRIGGER "cars_added_first_listed" BEFORE INSERT ON "cars" FOR EACH ROW
  WHEN (NEW.listed_at IS NULL AND NEW.status IN ('in_stock', 'coming_soon')) EXECUTE FUNCTION "note_first_listed"();
CREATE TRIGGER "cars_changed_first_listed" BEFORE UPDATE OF "status" ON "cars" FOR EACH ROW
  WHEN (NEW.listed_at IS NULL AND OLD.status = 'draft' AND NEW.status IN ('in_stock', 'coming_soon')) EXECUTE FUNCTION "note_first_listed"();
