CREATE TABLE "converting_server" (
	"name" text PRIMARY KEY NOT NULL,
	"kinds" text[] NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
