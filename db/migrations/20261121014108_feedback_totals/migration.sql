CREATE TABLE "feedback_term_month" (
	"group_id" uuid,
	"building_id" uuid,
	"entity_type" text,
	"month" date,
	"term" text,
	"count" integer NOT NULL,
	"sentiment_sum" double precision NOT NULL,
	CONSTRAINT "feedback_term_month_pkey" PRIMARY KEY("group_id","building_id","entity_type","month","term")
);
--> statement-breakpoint
CREATE TABLE "feedback_total" (
	"group_id" uuid,
	"building_id" uuid,
	"entity_type" text,
	"day" date,
	"count" integer NOT NULL,
	"score_sum" integer NOT NULL,
	"stars1" integer DEFAULT 0 NOT NULL,
	"stars2" integer DEFAULT 0 NOT NULL,
	"stars3" integer DEFAULT 0 NOT NULL,
	"stars4" integer DEFAULT 0 NOT NULL,
	"stars5" integer DEFAULT 0 NOT NULL,
	"ces_count" integer DEFAULT 0 NOT NULL,
	"ces_sum" integer DEFAULT 0 NOT NULL,
	"nps_count" integer DEFAULT 0 NOT NULL,
	"promoters" integer DEFAULT 0 NOT NULL,
	"detractors" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "feedback_total_pkey" PRIMARY KEY("group_id","building_id","entity_type","day")
);
--> statement-breakpoint
-- Answers that are there already.
insert into feedback_total (group_id, building_id, entity_type, day, count, score_sum, stars1, stars2, stars3, stars4, stars5,
    ces_count, ces_sum, nps_count, promoters, detractors)
  select group_id, building_id, coalesce(entity_type, ''), day, sum(count), sum(score_sum), sum(stars1), sum(stars2), sum(stars3), sum(stars4),
    sum(stars5), sum(ces_count), sum(ces_sum), sum(nps_count), sum(promoters), sum(detractors)
  from feedback_day group by grouping sets ((group_id, building_id, day, entity_type), (group_id, building_id, day));
--> statement-breakpoint
insert into feedback_term_day (group_id, building_id, day, entity_type, term, count, sentiment_sum)
  select group_id, building_id, day, '', term, sum(count), sum(sentiment_sum) from feedback_term_day group by 1, 2, 3, term;
--> statement-breakpoint
insert into feedback_topic_day (group_id, building_id, day, entity_type, topic, total_score_count, positive_score_count, negative_score_count)
  select group_id, building_id, day, '', topic, sum(total_score_count), sum(positive_score_count), sum(negative_score_count)
  from feedback_topic_day group by 1, 2, 3, topic;
--> statement-breakpoint
insert into feedback_term_month (group_id, building_id, entity_type, month, term, count, sentiment_sum)
  select group_id, building_id, entity_type, date_trunc('month', day), term, sum(count), sum(sentiment_sum)
  from feedback_term_day group by 1, 2, 3, 4, 5;
--> statement-breakpoint
select lock_tenant_table(t::regclass) from unnest(array['feedback_total', 'feedback_term_month']) t;
