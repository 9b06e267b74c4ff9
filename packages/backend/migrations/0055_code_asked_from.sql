ALTER TABLE "verification" ADD COLUMN "asked_from" text;--> statement-breakpoint
ALTER TABLE "verification" DROP COLUMN "tries_left";