-- What New Zealand's law wants said of a used vehicle: warrant of fitness, odometer, import, money owing.
ALTER TABLE "cars" ADD COLUMN "disclosure" JSONB NOT NULL DEFAULT '{}';
