-- Videos of a car, by address: they stay where they are.
ALTER TABLE "cars" ADD COLUMN "videos" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
