CREATE TABLE "upload" (
	"object_key" text PRIMARY KEY NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "upload_stored_at_index" ON "upload" USING btree ("stored_at");