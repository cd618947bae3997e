-- The stars of a comment lead its words (commentFeeling in features/feedback/feeling.server.ts); null where they disagree.
-- Rows of all accounts: the tables' owner sees none of them past row-level security.
set local role lintel_system;
--> statement-breakpoint
update feedback set sentiment_score = case
    when abs(sentiment_score) >= 0.1 and sign(sentiment_score) <> sign(score - 3) then null
    else round((0.3 * (score - 3) + 0.4 * sentiment_score)::numeric, 3) end
  where text is not null and sentiment_score is not null and score <> 3;
--> statement-breakpoint
reset role;
