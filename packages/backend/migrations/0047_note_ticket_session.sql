-- Which session a pass of before is from nobody knows: it takes no further pictures, and keeps those that wait for an editor.
ALTER TABLE "note_ticket" ADD COLUMN "session_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "note_ticket" ALTER COLUMN "session_hash" DROP DEFAULT;
