-- When the demo was begun to be laid out, and when it was whole. Nobody but the owner reads it: it is asked for before anything is served.
CREATE TABLE "seedings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "begun_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "seedings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "seedings_once" CHECK ("id" = 1)
);

ALTER TABLE "seedings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "seedings" FORCE ROW LEVEL SECURITY;
CREATE POLICY "owner" ON "seedings" TO CURRENT_USER USING (true) WITH CHECK (true);
