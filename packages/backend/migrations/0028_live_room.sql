CREATE TABLE "live_ballot" (
	"ballot_id" text PRIMARY KEY NOT NULL,
	"answer_class_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"attempt" integer NOT NULL,
	"answer" text NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_remote" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"answer_class_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_voter" (
	"answer_class_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"attempt" integer NOT NULL,
	"student_id" integer NOT NULL,
	CONSTRAINT "live_voter_answer_class_id_question_id_attempt_student_id_pk" PRIMARY KEY("answer_class_id","question_id","attempt","student_id")
);
--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "content" text;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "live_class" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_class" ADD COLUMN "picked" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_question" ADD COLUMN "anonymous" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "live_question" ADD COLUMN "hidden_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_seat" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_ballot" ADD CONSTRAINT "live_ballot_answer_class_id_live_class_id_fk" FOREIGN KEY ("answer_class_id") REFERENCES "public"."live_class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_remote" ADD CONSTRAINT "live_remote_answer_class_id_live_class_id_fk" FOREIGN KEY ("answer_class_id") REFERENCES "public"."live_class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_voter" ADD CONSTRAINT "live_voter_answer_class_id_live_class_id_fk" FOREIGN KEY ("answer_class_id") REFERENCES "public"."live_class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_voter" ADD CONSTRAINT "live_voter_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_ballot_answer_class_id_question_id_attempt_index" ON "live_ballot" USING btree ("answer_class_id","question_id","attempt");--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;