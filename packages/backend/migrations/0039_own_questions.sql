ALTER TABLE "question" ADD COLUMN "unnamed_since" timestamp with time zone;--> statement-breakpoint
CREATE TRIGGER "question_release" AFTER DELETE ON "question" FOR EACH ROW EXECUTE FUNCTION release_upload('image_url');--> statement-breakpoint
ALTER TABLE "mistake" ADD COLUMN "place" integer;--> statement-breakpoint
UPDATE "mistake" SET "place" = array_position("courseware"."question_ids", "mistake"."question_id")
FROM "live_class" JOIN "courseware" ON "courseware"."id" = "live_class"."courseware_id"
WHERE "mistake"."source" = 'liveClass' AND "live_class"."id" = "mistake"."source_id";
