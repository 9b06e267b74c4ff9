DROP INDEX "library_file_grams_index";--> statement-breakpoint
CREATE INDEX "library_file_grams_index" ON "library_file" USING gin ("grams") WITH (fastupdate=false);