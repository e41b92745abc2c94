-- Which cars an offer stands on, and who it is for.
alter table offers
  add column on_cars boolean not null default false,
  add column fuels text[] not null default '{}',
  add column price_from_cents integer,
  add column price_to_cents integer,
  add column year_from integer,
  add column location_id text,
  add column buyer text not null default 'anyone',
  add constraint offers_location_fkey foreign key (organisation_id, location_id) references locations (organisation_id, id)
    on delete set null (location_id);
