ALTER TABLE "answered_paper" RENAME COLUMN "created_at" TO "handed_in_at";--> statement-breakpoint
ALTER TABLE "answered_paper" ALTER COLUMN "handed_in_at" DROP NOT NULL;--> statement-breakpoint
-- What was only opened is not handed in; of all others nobody knows more than when they were opened.
UPDATE "answered_paper" SET "handed_in_at" = NULL WHERE "corrected_at" IS NULL
  AND NOT EXISTS (SELECT FROM "answer_page" WHERE "answered_paper_id" = "answered_paper"."id")
  AND NOT EXISTS (SELECT FROM "answered_part" WHERE "answered_paper_id" = "answered_paper"."id" AND ("check" <> 0 OR "text" <> '' OR "picture" IS NOT NULL));--> statement-breakpoint
DROP INDEX "answered_paper_student_id_created_at_index";--> statement-breakpoint
DROP INDEX "answered_paper_class_id_created_at_index";--> statement-breakpoint
CREATE INDEX "answered_paper_student_id_handed_in_at_index" ON "answered_paper" USING btree ("student_id","handed_in_at");--> statement-breakpoint
CREATE INDEX "answered_paper_class_id_handed_in_at_index" ON "answered_paper" USING btree ("class_id","handed_in_at");