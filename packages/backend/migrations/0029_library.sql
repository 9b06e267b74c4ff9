CREATE TABLE "library_use" (
	"person_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "library_use_person_id_file_id_pk" PRIMARY KEY("person_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "library_file" ADD COLUMN "sort_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "library_file" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "library_use" ADD CONSTRAINT "library_use_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_use" ADD CONSTRAINT "library_use_file_id_library_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."library_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_use_person_id_used_at_index" ON "library_use" USING btree ("person_id","used_at");--> statement-breakpoint
CREATE INDEX "library_use_file_id_index" ON "library_use" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "library_file_owner" ON "library_file" USING btree ("school_id","variant","owner_id","id");--> statement-breakpoint
CREATE INDEX "library_file_by_name" ON "library_file" USING btree ("school_id","variant","sort_name" collate "C","id");--> statement-breakpoint
CREATE INDEX "library_file_by_size" ON "library_file" USING btree ("school_id","variant","bytes","id");--> statement-breakpoint
CREATE INDEX "library_file_deleted" ON "library_file" USING btree ("deleted_at") WHERE "library_file"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "library_file_unsorted" ON "library_file" USING btree ("id") WHERE "library_file"."sort_name" = '';--> statement-breakpoint
CREATE INDEX "lesson_file_library" ON "lesson_file" USING btree ("library_file_id");--> statement-breakpoint
-- What is deleted stands in no list.
DROP TRIGGER "library_file_counted_in" ON "library_file";--> statement-breakpoint
DROP TRIGGER "library_file_counted_anew" ON "library_file";--> statement-breakpoint
DROP TRIGGER "library_file_counted_out" ON "library_file";--> statement-breakpoint
CREATE TRIGGER "library_file_counted_in" AFTER INSERT ON "library_file" REFERENCING NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION count_list($$CASE WHEN deleted_at IS NULL THEN ARRAY['library/' || school_id || '/' || variant, 'library/' || school_id || '/' || variant || '/' || type] END$$);--> statement-breakpoint
CREATE TRIGGER "library_file_counted_anew" AFTER UPDATE ON "library_file" REFERENCING OLD TABLE AS gone NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION count_list($$CASE WHEN deleted_at IS NULL THEN ARRAY['library/' || school_id || '/' || variant, 'library/' || school_id || '/' || variant || '/' || type] END$$);--> statement-breakpoint
CREATE TRIGGER "library_file_counted_out" AFTER DELETE ON "library_file" REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION count_list($$CASE WHEN deleted_at IS NULL THEN ARRAY['library/' || school_id || '/' || variant, 'library/' || school_id || '/' || variant || '/' || type] END$$);
