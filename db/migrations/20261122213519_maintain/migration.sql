-- The first grant of it reached the tables of its day only; statistics of every table are renewed after much was written at once.
grant maintain on all tables in schema public to lintel_system;
alter default privileges in schema public grant maintain on tables to lintel_system;
