-- A box for news and offers that was ticked at first and left so is no consent; it is stored as what it is.
ALTER TABLE "leads" ADD COLUMN "opt_in_left" BOOLEAN NOT NULL DEFAULT false;
