DROP TABLE "library_count" CASCADE;--> statement-breakpoint
DROP TABLE "monitor_count" CASCADE;--> statement-breakpoint
ALTER TABLE "monitor_day" DROP CONSTRAINT "monitor_day_position";--> statement-breakpoint
ALTER TABLE "utterance" DROP CONSTRAINT "utterance_position";--> statement-breakpoint
ALTER TABLE "utterance" DROP CONSTRAINT "utterance_result_position";--> statement-breakpoint
DROP INDEX "library_file_school_id_variant_position_index";--> statement-breakpoint
DROP INDEX "library_file_school_id_variant_type_type_position_index";--> statement-breakpoint
DROP INDEX "monitor_day_student";--> statement-breakpoint
DROP INDEX "monitor_day_of_day";--> statement-breakpoint
DROP INDEX "utterance_of_day";--> statement-breakpoint
CREATE INDEX "library_file_school_id_variant_id_index" ON "library_file" USING btree ("school_id","variant","id");--> statement-breakpoint
CREATE INDEX "library_file_school_id_variant_type_id_index" ON "library_file" USING btree ("school_id","variant","type","id");--> statement-breakpoint
CREATE INDEX "monitor_day_newest" ON "monitor_day" USING btree ("school_id","id");--> statement-breakpoint
CREATE INDEX "utterance_newest" ON "utterance" USING btree ("school_id","id");--> statement-breakpoint
CREATE INDEX "utterance_of_result" ON "utterance" USING btree ("school_id","missed","id");--> statement-breakpoint
CREATE INDEX "monitor_day_student" ON "monitor_day" USING btree ("school_id","student_id","id");--> statement-breakpoint
CREATE INDEX "monitor_day_of_day" ON "monitor_day" USING btree ("school_id","day","id");--> statement-breakpoint
CREATE INDEX "utterance_of_day" ON "utterance" USING btree ("school_id","device_id","day","id");--> statement-breakpoint
ALTER TABLE "library_file" DROP COLUMN "position";--> statement-breakpoint
ALTER TABLE "library_file" DROP COLUMN "type_position";--> statement-breakpoint
ALTER TABLE "monitor_day" DROP COLUMN "position";--> statement-breakpoint
ALTER TABLE "utterance" DROP COLUMN "position";--> statement-breakpoint
ALTER TABLE "utterance" DROP COLUMN "result_position";--> statement-breakpoint
CREATE TABLE "list_count" (
	"list" text NOT NULL,
	"block" integer NOT NULL,
	"total" integer NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "list_count_list_block_pk" PRIMARY KEY("list","block")
);--> statement-breakpoint
-- Keeps "list_count" right. Its argument says, in SQL, which lists a row stands in; ids of a block are numbered alike.
-- In the order of the key, so that two statements at once wait for each other instead of for ever.
CREATE FUNCTION count_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format(
		'INSERT INTO "list_count" AS counted ("list", "block", "total")
		SELECT list, block, sum(change) FROM (%s) AS changed, unnest(%s) AS list, unnest(ARRAY[-1, id / 512]) AS block
		GROUP BY list, block HAVING sum(change) <> 0 OR block = -1 ORDER BY list, block
		ON CONFLICT ("list", "block") DO UPDATE
		SET "total" = counted."total" + excluded."total", "version" = gen_random_uuid()',
		concat_ws(
			' UNION ALL ',
			CASE WHEN TG_OP <> 'INSERT' THEN 'SELECT *, -1 AS change FROM gone' END,
			CASE WHEN TG_OP <> 'DELETE' THEN 'SELECT *, 1 AS change FROM came' END
		),
		TG_ARGV[0]
	);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "library_file_counted_in" AFTER INSERT ON "library_file" REFERENCING NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION count_list($$ARRAY['library/' || school_id || '/' || variant, 'library/' || school_id || '/' || variant || '/' || type]$$);--> statement-breakpoint
CREATE TRIGGER "library_file_counted_anew" AFTER UPDATE ON "library_file" REFERENCING OLD TABLE AS gone NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION count_list($$ARRAY['library/' || school_id || '/' || variant, 'library/' || school_id || '/' || variant || '/' || type]$$);--> statement-breakpoint
CREATE TRIGGER "library_file_counted_out" AFTER DELETE ON "library_file" REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION count_list($$ARRAY['library/' || school_id || '/' || variant, 'library/' || school_id || '/' || variant || '/' || type]$$);--> statement-breakpoint
CREATE TRIGGER "monitor_day_counted_in" AFTER INSERT ON "monitor_day" REFERENCING NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION count_list($$ARRAY['days/' || school_id]$$);--> statement-breakpoint
CREATE TRIGGER "monitor_day_counted_anew" AFTER UPDATE ON "monitor_day" REFERENCING OLD TABLE AS gone NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION count_list($$ARRAY['days/' || school_id]$$);--> statement-breakpoint
CREATE TRIGGER "monitor_day_counted_out" AFTER DELETE ON "monitor_day" REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION count_list($$ARRAY['days/' || school_id]$$);--> statement-breakpoint
CREATE TRIGGER "utterance_counted_in" AFTER INSERT ON "utterance" REFERENCING NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION count_list($$ARRAY['utterances/' || school_id, 'utterances/' || school_id || CASE WHEN missed THEN '/misses' ELSE '/hits' END]$$);--> statement-breakpoint
CREATE TRIGGER "utterance_counted_anew" AFTER UPDATE ON "utterance" REFERENCING OLD TABLE AS gone NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION count_list($$ARRAY['utterances/' || school_id, 'utterances/' || school_id || CASE WHEN missed THEN '/misses' ELSE '/hits' END]$$);--> statement-breakpoint
CREATE TRIGGER "utterance_counted_out" AFTER DELETE ON "utterance" REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION count_list($$ARRAY['utterances/' || school_id, 'utterances/' || school_id || CASE WHEN missed THEN '/misses' ELSE '/hits' END]$$);--> statement-breakpoint
INSERT INTO "list_count" ("list", "block", "total")
SELECT list, block, count(*)
FROM "library_file", unnest(ARRAY['library/' || school_id || '/' || variant, 'library/' || school_id || '/' || variant || '/' || type]) AS list, unnest(ARRAY[-1, id / 512]) AS block
GROUP BY list, block;--> statement-breakpoint
INSERT INTO "list_count" ("list", "block", "total")
SELECT list, block, count(*)
FROM "monitor_day", unnest(ARRAY['days/' || school_id]) AS list, unnest(ARRAY[-1, id / 512]) AS block
GROUP BY list, block;--> statement-breakpoint
INSERT INTO "list_count" ("list", "block", "total")
SELECT list, block, count(*)
FROM "utterance", unnest(ARRAY['utterances/' || school_id, 'utterances/' || school_id || CASE WHEN missed THEN '/misses' ELSE '/hits' END]) AS list, unnest(ARRAY[-1, id / 512]) AS block
GROUP BY list, block;
