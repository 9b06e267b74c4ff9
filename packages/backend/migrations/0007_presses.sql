CREATE TABLE "press" (
	"person_id" integer NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"content" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"answer" json,
	CONSTRAINT "press_person_id_call_key_pk" PRIMARY KEY("person_id","call","key")
);
--> statement-breakpoint
ALTER TABLE "press" ADD CONSTRAINT "press_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "press_at_index" ON "press" USING btree ("at");