CREATE TABLE "exam_merge" (
	"exam_id" integer PRIMARY KEY NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"exams" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exam_merge" ADD CONSTRAINT "exam_merge_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE cascade ON UPDATE no action;