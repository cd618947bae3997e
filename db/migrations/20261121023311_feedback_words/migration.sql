-- The word cloud reads thousands of these rows: their figures stand in the key's index, so that finished months are read from it alone.
alter table feedback_term_month drop constraint feedback_term_month_pkey,
  add constraint feedback_term_month_pkey primary key (group_id, building_id, entity_type, month, term) include (count, sentiment_sum);
alter table feedback_term_day drop constraint feedback_term_day_pkey,
  add constraint feedback_term_day_pkey primary key (group_id, building_id, day, entity_type, term) include (count, sentiment_sum);
