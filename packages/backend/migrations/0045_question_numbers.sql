ALTER TABLE "live_question" ADD COLUMN "number" integer;--> statement-breakpoint
UPDATE "live_question" SET "number" = array_position(courseware.question_ids, live_question.question_id)
FROM "live_class" JOIN "courseware" ON courseware.id = live_class.courseware_id
WHERE live_class.id = live_question.answer_class_id;
