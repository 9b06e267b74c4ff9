-- Which session a link of before is from nobody knows; it is good for two hours at most, and the board makes a new one.
DELETE FROM "live_remote";--> statement-breakpoint
ALTER TABLE "live_remote" ADD COLUMN "session_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "live_remote" ADD CONSTRAINT "live_remote_session_hash_session_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."session"("token_hash") ON DELETE no action ON UPDATE no action;