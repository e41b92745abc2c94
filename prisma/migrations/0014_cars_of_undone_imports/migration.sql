-- Undoing an import removes the cars that it added (ENT-01). Row-level security limits it to the organisation's own; enquiries,
-- reservations and payments keep their cars by their foreign keys.
GRANT DELETE ON "cars" TO forecourt_app;
