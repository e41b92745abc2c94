-- The ways in which leads leave are declared in the code alone, which checks what is typed by the same declarations.
ALTER TABLE "lead_destinations" DROP CONSTRAINT "lead_destinations_kind_check";
