ALTER TABLE "answered_paper" ADD COLUMN "class_id" integer;--> statement-breakpoint
ALTER TABLE "answered_paper" ADD CONSTRAINT "answered_paper_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "answered_paper" SET "class_id" = "student"."class_id" FROM "student" WHERE "student"."person_id" = "answered_paper"."student_id";--> statement-breakpoint
CREATE INDEX "answered_paper_class_id_created_at_index" ON "answered_paper" USING btree ("class_id","created_at");