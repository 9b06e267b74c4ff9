ALTER TABLE "live_answer" ALTER COLUMN "revision" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "live_ballot" ALTER COLUMN "revision" SET DATA TYPE bigint;