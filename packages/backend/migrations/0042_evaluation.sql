DROP INDEX "evaluation_file_below";--> statement-breakpoint
ALTER TABLE "evaluation_file" ADD COLUMN "sort_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "evaluation_file_unsorted" ON "evaluation_file" USING btree ("id") WHERE "evaluation_file"."sort_name" = '';--> statement-breakpoint
CREATE INDEX "evaluation_file_below" ON "evaluation_file" USING btree ("item_id","category_id","permission","created_by","created_at","id","downloads") WHERE "evaluation_file"."deleted_at" is null;