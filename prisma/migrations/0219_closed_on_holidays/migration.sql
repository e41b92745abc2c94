-- Whether a place is closed on the public holidays of its state, unless it says other hours for one.
alter table locations add column closed_on_holidays boolean not null default false;
