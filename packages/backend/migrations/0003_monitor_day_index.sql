DROP INDEX "monitor_day_student";--> statement-breakpoint
CREATE INDEX "monitor_day_of_day" ON "monitor_day" USING btree ("school_id","day","position");--> statement-breakpoint
CREATE INDEX "monitor_day_student" ON "monitor_day" USING btree ("school_id","student_id","position");