-- Whether a person has seen what the first file of a feed does. Feeds that were there before count as seen.
alter table stock_feeds add column reviewed boolean not null default true;
