-- Devices whose owner wants to be notified there: the address at the browser's own push service, and the keys only that browser can read with.
CREATE TABLE "push_devices" (
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "user_id" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "public_key" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "told_at" TIMESTAMPTZ(3),

    CONSTRAINT "push_devices_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "push_devices_endpoint_check" CHECK (length("endpoint") BETWEEN 12 AND 1000),
    CONSTRAINT "push_devices_name_check" CHECK (length("name") BETWEEN 1 AND 60)
);
CREATE UNIQUE INDEX "push_devices_endpoint_key" ON "push_devices" ("endpoint");
CREATE INDEX "push_devices_user_id_idx" ON "push_devices" ("user_id");
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "push_devices" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "push_devices" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "push_devices" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "push_devices" TO forecourt_platform;
