DROP INDEX "courseware_school_id_created_at_index";--> statement-breakpoint
ALTER TABLE "courseware" ADD COLUMN "written_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "courseware_newest" ON "courseware" USING btree ("school_id","created_at","id") WHERE "courseware"."deleted_at" is null;--> statement-breakpoint
UPDATE "courseware" SET "written_ids" = written.ids FROM (
	SELECT courseware.id, array_agg(question.id ORDER BY place) AS ids
	FROM "courseware", unnest(question_ids) WITH ORDINALITY AS asked (question_id, place)
	JOIN "question" ON question.id = question_id AND question.options IS NOT NULL
	GROUP BY courseware.id
) AS written WHERE written.id = "courseware"."id";
