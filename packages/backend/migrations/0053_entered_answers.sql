ALTER TABLE "live_question" ADD COLUMN "entered_answer" text;--> statement-breakpoint
-- What was entered when these were asked is known no more: they keep what the courseware says now.
UPDATE "live_question" SET "entered_answer" = "entered" ->> 'answer'
  FROM "live_class", "courseware", jsonb_array_elements("courseware"."answers") "entered"
  WHERE "live_class"."id" = "live_question"."answer_class_id" AND "courseware"."id" = "live_class"."courseware_id"
  AND ("entered" ->> 'questionId')::int = "live_question"."question_id";