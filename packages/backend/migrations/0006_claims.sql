DROP INDEX "upload_stored_at_index";--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "claims" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "upload_unclaimed" ON "upload" USING btree ("stored_at") WHERE "upload"."claims" = 0;--> statement-breakpoint
INSERT INTO "upload" ("object_key", "stored_at", "claims")
SELECT "object_key", min("created_at"), count(*) FROM "library_file" GROUP BY "object_key"
ON CONFLICT ("object_key") DO UPDATE SET "claims" = EXCLUDED."claims";--> statement-breakpoint
-- Its argument is the column that holds the key.
CREATE FUNCTION release_upload() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "upload" SET "claims" = greatest("claims" - 1, 0) WHERE "object_key" = to_jsonb(OLD) ->> TG_ARGV[0];
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "library_file_release" AFTER DELETE ON "library_file" FOR EACH ROW EXECUTE FUNCTION release_upload('object_key');
